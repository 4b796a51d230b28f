import { expect, it } from 'vitest'
import { eventually } from '../../../tests/support/runner/eventually.ts'
import { browserChanges, type TabMessage } from './changes.ts'

it('says once that a thousand rows were deleted, and after the last of them', async () => {
  const url = 'http://club.example/gathered'
  const writer = browserChanges(url)
  const heard: [TabMessage, number][] = []
  let deleted = 0
  browserChanges(url)?.listen((message) => heard.push([message, deleted]))
  for (; deleted < 1000; deleted++) writer?.post({ written: 'fans.remove' })
  writer?.post({ user: { id: 'u1' } })

  await eventually(() => expect(heard.at(-1)?.[0]).toEqual({ user: { id: 'u1' } }))
  expect(heard.filter(([message]) => 'written' in message)).toEqual([[{ written: 'fans.remove' }, 1000]])

  // The next deletion is another piece of news.
  writer?.post({ written: 'fans.remove' })
  await eventually(() => expect(heard).toHaveLength(3))
})
