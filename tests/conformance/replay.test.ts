import { expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { readJournal } from '../../mocks/db/journal/journal.ts'
import { finish, ready } from '../../mocks/db/steps.ts'
import { captureState } from '../../mocks/runtime/checkpoint/captureState.ts'
import { restoreState } from '../../mocks/runtime/checkpoint/restoreState.ts'
import { replayEntry } from '../../mocks/runtime/replay.ts'
import { createState, type State } from '../../mocks/runtime/state.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../src/contract/index.ts'
import { expectRecordsToFit } from '../support/model/recordsFit.ts'
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
  const { head, entries } = readJournal(journal)
  const state = await createState('two-clubs', head, (error) => expect.unreachable(String(error)))
  for (const entry of entries) await replayEntry(state, entry)
  await state.clock.advanceTo(head.anchor + head.advanced)
  expectRecordsToFit(state.db)
  // The replayed state has the same contents too: mails with their links, rows of an import, tables after a reset.
  expect(await replayed.control.mails()).toEqual(await original.control.mails())
  expect((await original.control.info()).writes).toBeGreaterThan(endpoints.filter(isWrite).length)
})

it('continues from a checkpoint after any of these writes to the same state', async () => {
  const { head, entries } = readJournal(await (await writeEverything()).control.exportJournal())
  const open = () => createState('two-clubs', head, (error) => expect.unreachable(String(error)))
  const end = head.anchor + head.advanced
  async function endOf(state: State, from: number) {
    for (const entry of entries.slice(from)) await replayEntry(state, entry)
    await state.clock.advanceTo(end)
    return { hash: finish(state.hash()), clock: state.clock.memory, channels: [...state.bus.channels] }
  }
  const expected = await endOf(await open(), 0)

  const state = await open()
  const kept: number[] = []
  for (const [index, entry] of entries.entries()) {
    await replayEntry(state, entry)
    const linesOf = captureState(state)
    // While rows wait to be restored, there is no checkpoint.
    if (!linesOf) continue
    kept.push(index)
    const lines = finish(linesOf())
    const hash = finish(state.hash())
    const continued = await open()
    finish(await restoreState(continued, lines))
    expect(finish(continued.hash()), `after ${entry.endpoint}`).toBe(hash)
    const again = finish(captureState(continued)?.() ?? ready([]))
    expect(
      again.filter((line, at) => line !== lines[at]),
      `after ${entry.endpoint}`,
    ).toEqual([])
    expect(again).toHaveLength(lines.length)
    expect(await endOf(continued, index + 1), `after ${entry.endpoint}`).toEqual(expected)
  }
  expect(kept.length).toBeGreaterThan(entries.length * 0.8)
})
