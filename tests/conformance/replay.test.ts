import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { exampleOf } from './tools/examples.ts'
import { expectReply, openSession } from './tools/session.ts'

const account = (email: string) => ({ email, password: PASSWORD })

it('lives through every write of the contract again, and arrives at the same state', async () => {
  const lived = createBackend({ scenario: 'two-clubs' })
  const session = openSession({
    url: 'http://club.example/api/v1',
    fetch: lived.fetch,
    control: lived.control,
    admin: account('admin@rovers.example'),
    user: account('user@rovers.example'),
    otherTenant: account('admin@harbour.example'),
    unpaid: account('owner@newclub.example'),
    destructive: true,
  })
  for (const endpoint of endpoints.filter(isWrite)) {
    expectReply(endpoint, await session.send(endpoint, await exampleOf(endpoint.id)(session)))
    await lived.control.advance(700)
  }
  await lived.control.advance(10_000)
  // `JSON.parse` gives any.
  const journal = JSON.parse(JSON.stringify(await lived.control.exportJournal())) as unknown
  const again = createBackend({ scenario: 'two-clubs' })
  await again.control.importJournal(journal)
  expect(await again.control.stateHash()).toBe(await lived.control.stateHash())
  // What was sent can be read in the second world too: mails with their links, rows of an import, tables after a reset.
  expect(await again.control.mails()).toEqual(await lived.control.mails())
  expect((await lived.control.info()).writes).toBeGreaterThan(endpoints.filter(isWrite).length)
})
