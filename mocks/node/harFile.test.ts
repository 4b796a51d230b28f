import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBackend } from '../backend.ts'
import { Har } from '../har/har.ts'
import { openHarFile } from './harFile.ts'
import { eventually } from '../../tests/support/runner/eventually.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-har-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('is whole after each call and each event, and holds no secret', async () => {
  const path = join(folder, 'out.har')
  const { entries, send, control, close } = openServer(path)
  expect(entries()).toEqual([])
  const reply = await send('/accounts/login', null, { email: 'admin@rovers.example', password: 'touchline' })
  // The contract says that it has one.
  const { accessToken } = (await reply.json()) as { accessToken: string }
  await eventually(() => expect(entries()).toMatchObject([{ _operation: 'account.login', response: { status: 200 } }]))

  const stream = await send('/system/sse', accessToken)
  const reader = stream.body?.getReader()
  const ended = readAll(reader)
  await eventually(() => expect(entries().at(-1)).toMatchObject({ _operation: 'system.sse', _open: true }))
  const [person] = await control.people()
  for (const type of ['FansImported', 'MembershipsImported'] as const)
    await control.emit({ type, tenant: person?.tenant ?? '', id: null })
  await eventually(() => expect(entries().at(-1)?.response.content.text).toContain('MembershipsImported'))
  await send('/nothing/here', accessToken)
  await eventually(() => expect(entries().map(({ response }) => response.status)).toEqual([200, 404, 200]))
  await reader?.cancel()
  await ended
  close()
  expect(entries()).toHaveLength(3)
  for (const secret of ['"touchline"', accessToken]) expect(readFileSync(path, 'utf8')).not.toContain(secret)
})

it('keeps all events that come at once, and says so where a stream is too long to keep', async () => {
  const path = join(folder, 'out.har')
  const { entries, send, control, close } = openServer(path)
  const reply = await send('/accounts/login', null, { email: 'admin@rovers.example', password: 'touchline' })
  // The contract says that it has one.
  const { accessToken } = (await reply.json()) as { accessToken: string }
  const stream = await send('/system/sse', accessToken)
  const reader = stream.body?.getReader()
  const ended = readAll(reader)
  const [person] = await control.people()
  const emit = async (count: number) => {
    for (let sent = 0; sent < count; sent++)
      await control.emit({ type: 'FansImported', tenant: person?.tenant ?? '', id: String(sent) })
  }
  const last = () => entries().at(-1)
  await emit(20)
  await eventually(() => expect(last()?.response.content.text).toContain('"id":"19"'))
  expect(last()).not.toHaveProperty('_cut')
  await emit(201)
  await eventually(() => expect(last()?.response.content.text).toContain('"id":"200"'))
  expect(last()).toMatchObject({ _open: true, _cut: true })
  await reader?.cancel()
  await ended
  close()
})

/** Takes whatever a stream brings, as a page would. */
async function readAll(reader: ReadableStreamDefaultReader<Uint8Array> | undefined): Promise<void> {
  if (!reader) return
  for (let chunk = await reader.read(); !chunk.done;) chunk = await reader.read()
}

function openServer(path: string) {
  const { fetch: answer, control } = createBackend({ scenario: 'two-clubs' })
  const har = openHarFile(path, '/api/v1')
  const watched = har.watch((input, init) => answer(new Request(input, init)))
  return {
    control,
    close: har.close,
    entries: () => Har.parse(JSON.parse(readFileSync(path, 'utf8'))).log.entries,
    send: (to: string, bearer: string | null, body?: object) =>
      watched(`http://club.example/api/v1${to}`, {
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'content-type': 'application/json', ...(bearer !== null && { authorization: `Bearer ${bearer}` }) },
      }),
  }
}
