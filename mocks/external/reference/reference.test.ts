import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { endpoints } from '../../../src/contract/index.ts'
import { operationIdOf } from '../../../src/contract/endpoint/endpoint.ts'
import { createBackend } from '../../backend.ts'
import { readReference } from './document/loadReference.ts'
import { operationOf, type Operation } from './document/reference.ts'
import { searchAreas } from './document/search.ts'
import { callersOf, firstRows, listOf, requestOf } from './tryIt/call.ts'

const reference = readReference(JSON.parse(readFileSync('openapi-3.2.json', 'utf8')))
const operations = reference.areas.flatMap((area) => area.operations)

function named(id: string): Operation {
  const operation = operationOf(reference, id)
  if (!operation) throw new Error(`there is no operation ${id}`)
  return operation
}

describe('the reference', () => {
  it('has every operation, and an example of every answer that has a body', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(endpoints.map(operationIdOf).toSorted())
    const bare = operations.flatMap(({ id, answers }) =>
      answers.flatMap(({ status, content }) => (status === 204 || content?.example ? [] : `${id} ${status}`)),
    )
    expect(bare).toEqual([])
  })

  it('finds operations by words of their title, path, status and rules, in any order and without accents', () => {
    const found = (query: string) =>
      searchAreas(reference, query).flatMap((area) => area.operations.map(({ id }) => id))
    expect(found('')).toHaveLength(operations.length)
    expect(found('FAN créate')).toContain('fansCreate')
    expect(found('upload-csv')).toEqual(['fansUpload', 'membershipsUpload'])
    expect(found('last admin')).toEqual(['usersRemove', 'usersSetRole'])
    expect(found('no such words')).toEqual([])
    expect(found('fanProfiles.update')).toEqual(['fanProfilesUpdate'])
    expect(operationOf(reference, 'fanProfiles.update')?.id).toBe('fanProfilesUpdate')
  })
})

describe('a call from the reference', () => {
  beforeAll(() => void vi.stubGlobal('document', { baseURI: 'http://club.example/demo/reference/' }))
  afterAll(() => void vi.unstubAllGlobals())

  /** Sends an operation as its first caller, with its example as the body; returns the status. */
  async function send(backend: ReturnType<typeof createBackend>, id: string) {
    const operation = named(id)
    const [caller] = await callersOf(operation, backend)
    const list = listOf(operation.path)
    const rows = list ? await firstRows(list, await callersOf(operation, backend), backend) : new Map()
    const row: string | undefined = rows.get(caller?.tenant ?? '')
    const values = { tenant: caller?.tenant ?? '', id: row ?? '', userId: row ?? '' }
    const request = await requestOf({ operation, caller, values, body: operation.body?.example ?? '' })
    const { status, body } = await backend.fetch(request)
    await body?.cancel()
    return status
  }

  // What is left out needs more than the form can know: a password, other rows, or a row of a certain type or state.
  const left = [
    'accountChangePassword',
    'clubRemove',
    'usersRemove',
    'usersSetRole',
    'segmentsCreate',
    'connectorsSetup',
    'connectorsReset',
  ]
  const plain = operations.filter(({ id, bearer }) => bearer !== 'link' && !left.includes(id))

  it('is answered as the example says, with what the form fills in', async () => {
    const backend = createBackend({ scenario: 'two-clubs', base: '/demo/api/v1' })
    const unexpected: string[] = []
    for (const { id, answers } of plain) {
      // What the calls before have started comes to its end.
      await backend.control.advance(10_000)
      const status = await send(backend, id)
      if (status !== answers[0]?.status) unexpected.push(`${id} ${status}`)
    }
    expect(unexpected).toEqual([])
  })

  it('has the rows of each club for its own callers', async () => {
    const backend = createBackend({ scenario: 'two-clubs', base: '/demo/api/v1' })
    const operation = named('fansGet')
    const callers = await callersOf(operation, backend)
    const rows = await firstRows(listOf(operation.path) ?? '', callers, backend)
    // The third club has no plan, and shows nobody its fans.
    const known = [...rows].flatMap(([tenant, id]) => (id === undefined ? [] : { tenant, id }))
    expect(known).toHaveLength(2)
    for (const { tenant, id } of known) {
      const caller = callers.find((each) => each.tenant === tenant)
      const { status } = await backend.fetch(await requestOf({ operation, caller, values: { tenant, id }, body: '' }))
      expect(status).toBe(200)
    }
  })

  it('carries the token of a mail, once one was sent', async () => {
    const backend = createBackend({ scenario: 'two-clubs', base: '/demo/api/v1' })
    expect(await callersOf(named('accountCreate'), backend)).toEqual([])
    expect(await send(backend, 'accountRegister')).toBe(200)
    expect(await send(backend, 'accountValidateToken')).toBe(200)
    expect(await callersOf(named('accountResetPassword'), backend)).toEqual([])
    expect(await send(backend, 'accountCreate')).toBe(201)
  })
})
