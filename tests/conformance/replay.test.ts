import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { exampleOf } from './tools/examples.ts'
import { expectReply } from './tools/replies.ts'
import { openSession } from './tools/session.ts'

const account = (email: string) => ({ email, password: PASSWORD })

/** A model that has made every write of the contract, some time apart. */
async function writeEverything() {
  const original = createBackend({ scenario: 'two-clubs' })
  const session = openSession({
    url: 'http://club.example/api/v1',
    fetch: original.fetch,
    control: original.control,
    admin: account('admin@rovers.example'),
    user: account('user@rovers.example'),
    otherTenant: account('admin@harbour.example'),
    unpaid: account('owner@newclub.example'),
    destructive: true,
  })
  for (const endpoint of endpoints.filter(isWrite)) {
    expectReply(endpoint, await session.send(endpoint, await exampleOf(endpoint.id)(session)))
    await original.control.advance(700)
  }
  await original.control.advance(10_000)
  return original
}

it('restores the same state from a journal with every write of the contract', async () => {
  const original = await writeEverything()
  // JSON.parse() returns any.
  const journal = JSON.parse(JSON.stringify(await original.control.exportJournal())) as unknown
  const replayed = createBackend({ scenario: 'two-clubs' })
  await replayed.control.importJournal(journal)
  expect(await replayed.control.stateHash()).toBe(await original.control.stateHash())
  // The replayed state has the same contents too: mails with their links, rows of an import, tables after a reset.
  expect(await replayed.control.mails()).toEqual(await original.control.mails())
  expect((await original.control.info()).writes).toBeGreaterThan(endpoints.filter(isWrite).length)
})
