import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { nav } from './nav.ts'

it('is listed in docs/product/app.md', () => {
  const expected = nav.map(({ label, links = [] }) =>
    links.length === 0 ? label : `${label} (${links.map((link) => link.label).join(', ')})`,
  )
  const [, groups] = /^- Groups: ([^.]+)\./m.exec(readFileSync('docs/product/app.md', 'utf8')) ?? []
  expect(
    groups?.replace(/\s+/g, ' ').split('; '),
    'src/app/Shell/nav.ts and "Groups" under "Sidebar" in docs/product/app.md differ',
  ).toEqual(expected)
})
