import { expect, it } from 'vitest'
import { doingText } from './storyTexts.ts'

const doing = (show: string) => doingText({ title: 'A step', note: 'A note', seconds: 5, show })

it.each([
  ['/fans/zzybg51gcgqwg86kqnf2', 'Fans'],
  ['/marketing/segments/{{segment1.id}}?page=2', 'Segments'],
  ['/integrations/connectors/all-connectors', 'All connectors'],
  ['/', 'Home'],
])('names the page of a step, and no id: %s', (path, name) => {
  expect(doing(path)).toBe(name)
})
