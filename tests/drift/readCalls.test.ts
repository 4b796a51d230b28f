import { describe, expect, it } from 'vitest'
import { harOf } from '../../mocks/har/writeHar.ts'
import { readCalls } from '../../scripts/drift/readCalls.ts'
import { BASE, recordTraffic } from './traffic.ts'

type Json = Record<string, unknown>
interface Entry {
  time: unknown
  timings: unknown
  cache: unknown
  request: Json
  response: Json & { content: Json }
}

const recorded = async () => {
  const text = JSON.stringify(harOf(await recordTraffic()))
  // The file was written by this project.
  return JSON.parse(text) as { log: Json & { entries: Entry[] } }
}
const read = (har: unknown) => readCalls(JSON.stringify(har), BASE)

describe('HAR files of other tools', () => {
  it.each<[string, (entry: Entry) => void]>([
    [
      'Firefox 111',
      (entry) => {
        entry.response.headersSize = null
        delete entry.response.content.size
        entry.timings = {}
      },
    ],
    ['Firefox 54', (entry) => void (entry.time = null)],
    ['Charles 4.6.3', (entry) => void (entry.response.redirectURL = null)],
    [
      'a proxy that writes the least',
      (entry) => {
        for (const name of ['httpVersion', 'cookies', 'queryString', 'headersSize']) delete entry.request[name]
        for (const name of ['httpVersion', 'cookies', 'statusText', 'bodySize']) delete entry.response[name]
        delete entry.cache
        delete entry.response.content.mimeType
      },
    ],
  ])('are read: %s', async (_, change) => {
    const plain = await recorded()
    const { calls } = read(plain)
    for (const entry of plain.log.entries) change(entry)
    const found = read(plain)
    expect(found.unread).toEqual([])
    const told = (list: typeof calls) =>
      list.map(({ method, url, status, replyBody }) => [method, url, status, replyBody])
    expect(told(found.calls)).toEqual(told(calls))
  })

  it('are read with a byte order mark, as Fiddler writes one', async () => {
    const text = JSON.stringify(await recorded())
    expect(readCalls(`\uFEFF${text}`, BASE)).toEqual(readCalls(text, BASE))
  })

  it('may hold anything about other hosts', async () => {
    const har = await recorded()
    const { calls } = read(har)
    const others = [{ request: { url: 'https://ads.example/x' }, time: 'soon' }, { request: {} }, null, 7]
    const entries = [...others, ...har.log.entries]
    const found = read({ log: { entries } })
    expect(found).toMatchObject({ unread: [], others: others.length })
    expect(found.calls.map(({ url }) => url)).toEqual(calls.map(({ url }) => url))
  })

  it('name and count an entry of the API that cannot be judged', async () => {
    const har = await recorded()
    const [first] = har.log.entries
    if (first) first.response.status = 'ok'
    const found = read(har)
    expect(found.unread).toEqual([
      { entry: 1, url: first?.request.url, why: expect.stringMatching(/^response\.status: /) as string },
    ])
    expect(found.calls).toHaveLength(har.log.entries.length - 1)
  })

  it.each([
    ['{', 'It is not JSON.'],
    ['{"log":{"version":"1.2"}}', 'It is not HAR 1.2: log.entries'],
  ])('are refused only as a whole: %s', (text, says) => {
    expect(() => readCalls(text, BASE)).toThrow(says)
  })
})
