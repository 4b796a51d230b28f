import { expect, it } from 'vitest'
import { createBackend } from '../../../mocks/backend.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Law } from '../law.ts'
import { laws } from '../laws.ts'
import { runLaws } from '../runner/run.ts'
import type { Target } from '../target.ts'
import { people } from './everyLaw.ts'
import { newSegment } from './rows.ts'

/** Longer than a removal takes (docs/contract.md#durations). */
const REMOVED_MS = 2500

/** A server that cannot be reset, and whose time passes while it is read: with each row, and with each search. */
function passing(): Target {
  const { fetch, control } = createBackend({ scenario: 'two-clubs', base: '/api/v1' })
  return {
    ...people,
    url: 'http://club.example/api/v1',
    control: null,
    destructive: false,
    async fetch(request) {
      const { pathname, searchParams } = new URL(request.url)
      const isRow = /\/(segments|connectors)\/[^/]+$/.test(pathname)
      if (request.method === 'GET' && (isRow || searchParams.has('searchQuery'))) await control.advance(REMOVED_MS)
      return fetch(request)
    },
  }
}

it('waits for the rows that an earlier law has removed before it reads their list', async () => {
  const { list } = contract.segments
  const before: Law = {
    operation: list.id,
    title: 'makes a segment',
    check: 'rules',
    run: async (session) => void (await newSegment(session)),
  }
  const searching = laws.filter(
    ({ operation, title }) => operation === list.id && title.startsWith('finds all matching'),
  )
  const { verdicts } = await runLaws([before, ...searching], passing())
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
})
