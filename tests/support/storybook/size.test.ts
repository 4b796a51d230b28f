import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { STORYBOOK_BUDGET } from '../../../scripts/budgets.ts'
import { sizeOf } from '../../../scripts/storybook/sizeOf.ts'
import { root } from '../structure/sources.ts'

/** This test needs the build of Storybook. */
it('the static Storybook is small, and holds no page of the demo', () => {
  const folder = join(root, 'storybook-static')
  expect(sizeOf(folder) / 1e6).toBeLessThan(STORYBOOK_BUDGET)
  for (const page of ['reference', 'external', 'mockServiceWorker.js'])
    expect(existsSync(join(folder, page))).toBe(false)
})

it.each(['index.html', 'iframe.html'])('the static Storybook asks for nothing that it leaves out: %s', (page) => {
  const folder = join(root, 'storybook-static')
  const html = readFileSync(join(folder, page), 'utf8')
  const asked = [...html.matchAll(/["']\.\/([^"'?#\s]+\.(?:js|css|woff2|svg))["']/g)].map(([, file = '']) => file)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.filter((file) => !existsSync(join(folder, file)))).toEqual([])
  expect(html).not.toContain('nunito')
})
