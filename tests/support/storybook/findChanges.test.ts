import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findChanges } from '../../../scripts/changes/changes.ts'
import { launchForPictures } from '../../../scripts/changes/pictures.ts'

/** A page with the parts of Storybook's preview that pictures need. Its stories are drawn by `draw`. */
const preview = (draw: string) => `<!doctype html><body style="margin: 0"><script>
const listeners = new Map()
const tell = (event, payload) => (listeners.get(event) ?? []).forEach((listener) => listener(payload))
window.__STORYBOOK_PREVIEW__ = {
  ready: async () => {},
  loadStory: async () => ({ parameters: {} }),
  channel: {
    on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event, listener) => listeners.set(event, (listeners.get(event) ?? []).filter((each) => each !== listener)),
    emit(event, payload) {
      if (event === 'updateGlobals') return setTimeout(() => tell('globalsUpdated'))
      document.body.innerHTML = ''
      draw(payload.storyId)
      setTimeout(() => tell('storyFinished', { storyId: payload.storyId }))
    },
  },
}
const box = (width) => {
  const box = document.body.appendChild(document.createElement('div'))
  Object.assign(box.style, { width: width + 'px', height: '20px', background: 'black' })
  return box
}
${draw}
</script>`

const folder = mkdtempSync(join(tmpdir(), 'touchline-changes-'))

/** Writes a build with the given stories. */
function build(name: string, ids: readonly string[], draw: string): string {
  const built = join(folder, name, 'storybook')
  mkdirSync(built, { recursive: true })
  const entries = Object.fromEntries(
    ids.map((id) => [id, { id, title: 'Components/Box', name: id, type: 'story', tags: ['dev'] }]),
  )
  writeFileSync(join(built, 'index.json'), JSON.stringify({ entries }))
  writeFileSync(join(built, 'iframe.html'), preview(draw))
  return built
}

let browser: Browser
beforeAll(async () => {
  browser = await launchForPictures()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

const look = { only: '', scheme: 'light' }
const idsOf = (found: readonly { story: { id: string } }[]) => found.map(({ story }) => story.id)

it('finds the one story that is a pixel wider, and what is new and gone', async () => {
  const before = build('before', ['wide', 'same', 'gone'], 'const draw = () => box(100)')
  const after = build('after', ['wide', 'same', 'new'], "const draw = (id) => box(id === 'wide' ? 101 : 100)")
  const { compared, changed, added, gone, restless, failures } = await findChanges(browser, before, after, look)
  expect({ compared, restless, failures }).toEqual({ compared: 2, restless: [], failures: [] })
  expect(changed.map(({ story: { id }, pixels }) => ({ id, pixels }))).toEqual([{ id: 'wide', pixels: 20 }])
  expect([idsOf(added), idsOf(gone)]).toEqual([['new'], ['gone']])
})

it('finds nothing in the same stories, although other hosts serve them and a thumbnail takes its time', async () => {
  const drawAfter = (milliseconds: number) => `const draw = () => {
    document.body.append(location.href)
    const thumbnail = box(100)
    thumbnail.dataset.settled = 'false'
    setTimeout(() => {
      thumbnail.style.background = 'red'
      thumbnail.dataset.settled = 'true'
    }, ${milliseconds})
  }`
  const before = build('one', ['address', 'thumbnail'], drawAfter(0))
  const after = build('other', ['address', 'thumbnail'], drawAfter(2000))
  const { compared, changed, restless, failures } = await findChanges(browser, before, after, look)
  expect({ compared, changed, restless, failures }).toEqual({ compared: 2, changed: [], restless: [], failures: [] })
})
