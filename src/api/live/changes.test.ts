import { expect, it } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'
import { browserChanges, type TabMessage } from './changes.ts'

it('says at once that rows are deleted, and once more after a thousand of them', async () => {
  const url = 'http://club.example/gathered'
  const writer = browserChanges(url)
  const heard: [TabMessage, number][] = []
  let deleted = 0
  browserChanges(url)?.listen((message) => heard.push([message, deleted]))
  for (; deleted < 1000; deleted++) writer?.post({ written: 'fans.remove' })
  writer?.post({ user: { id: 'u1' } })

  const written = { written: 'fans.remove' }
  await eventually(() => expect(heard).toHaveLength(3))
  expect(heard.map(([message]) => message)).toEqual([written, { user: { id: 'u1' } }, written])
  expect(heard.at(-1)?.[1]).toBe(1000)

  // The next deletion is another piece of news.
  writer?.post(written)
  await eventually(() => expect(heard).toHaveLength(4))
})
