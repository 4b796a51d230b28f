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

it('the static Storybook asks for no font that it leaves out', () => {
  for (const page of ['index.html', 'iframe.html'])
    expect(readFileSync(join(root, 'storybook-static', page), 'utf8')).not.toContain('nunito')
})
