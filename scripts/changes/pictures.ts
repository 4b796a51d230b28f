/* oxlint-disable no-underscore-dangle -- This is the name that Storybook gives its preview. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import { z } from 'zod'
import { openStaticHost } from '../../tests/e2e/staticHost.ts'
import { headlessLaunchOptions } from '../chromium.mjs'

/** A story of a build. */
export interface Story {
  id: string
  title: string
  name: string
}

export interface PictureOptions {
  scheme: string
  /** Part of an id or a title. */
  only: string
  /** Takes all pictures again, although they are kept from before. */
  again?: boolean
}

/** Pages that take pictures at the same time. */
const PAGES = 2
/** The longest time for one story, including what it plays, and for opening a page. */
const LIMIT_MS = 90_000
/** The most pictures of one story, if it never comes to rest. */
const TAKES = 6
/**
 * The address that all pictures show, such as in a link to copy, whichever host and port serves them. Browsers trust it
 * as they do localhost.
 */
const ADDRESS = 'http://storybook.localhost'
/** The date that all pictures show. */
const NOW = new Date('2026-06-15T10:00:00Z')
const LAPTOP = { width: 1440, height: 900 }

const Index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string(), tags: z.array(z.string()) }),
  ),
})

/** The stories of a build in the order of its sidebar. */
export function storiesOf(build: string, only: string): Story[] {
  const { entries } = Index.parse(JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')))
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && !tags.includes('!dev'))
    .filter(({ id, title }) => id.includes(only) || title.toLowerCase().includes(only.toLowerCase()))
    .map(({ id, title, name }) => ({ id, title, name }))
}

/** The parts of Storybook's preview that are used here. */
interface Preview {
  ready(): Promise<unknown>
  loadStory(of: { storyId: string }): Promise<{
    storyGlobals?: { viewport?: { value?: string } }
    parameters: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } }
  }>
  channel: {
    on(event: string, listener: (payload: unknown) => void): void
    off(event: string, listener: (payload: unknown) => void): void
    emit(event: string, payload: unknown): void
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: Preview
  }
}

/**
 * Starts the browser of the pictures. By default Chromium paints only what has changed, and the edge of a letter there
 * can be a shade off.
 */
export function launchForPictures(): Promise<Browser> {
  const { args, ...options } = headlessLaunchOptions()
  return chromium.launch({ ...options, args: [...args, '--disable-partial-raster'] })
}

/** The size that a story asks for by its viewport. */
async function sizeOf(page: Page, storyId: string): Promise<typeof LAPTOP> {
  const styles = await page.evaluate(async (id) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId: id })
    return story?.parameters.viewport?.options?.[story.storyGlobals?.viewport?.value ?? '']?.styles ?? null
  }, storyId)
  // A part of the window, such as 100%, is that of a laptop.
  return styles?.width.endsWith('px') ? { width: parseInt(styles.width), height: parseInt(styles.height) } : LAPTOP
}

/** Shows a story and resolves once it is rendered and has played to its end, well or not. */
const play = (page: Page, storyId: string) =>
  page.evaluate(
    ({ id, limit }) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_PREVIEW__?.channel
        const ends = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing']
        const end = (error?: Error) => {
          clearTimeout(timer)
          for (const event of ends) channel?.off(event, finish)
          if (error) reject(error)
          else resolve()
        }
        // The story before may still tell of itself.
        const finish = (payload: unknown) => {
          const of = typeof payload === 'object' && payload !== null && 'storyId' in payload ? payload.storyId : id
          if (of === id) end()
        }
        const timer = setTimeout(() => end(new Error(`${id} did not end`)), limit)
        for (const event of ends) channel?.on(event, finish)
        channel?.emit('setCurrentStory', { storyId: id, viewMode: 'story' })
      }),
    { id: storyId, limit: LIMIT_MS },
  )

/**
 * Ends the pseudo-states of the story before. Their add-on keeps them in a global of the preview, which only
 * Storybook's manager resets, so that every later story would be shown as focused or hovered.
 */
const withoutPseudoStates = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const channel = window.__STORYBOOK_PREVIEW__?.channel
        const finish = () => {
          channel?.off('globalsUpdated', finish)
          resolve()
        }
        channel?.on('globalsUpdated', finish)
        channel?.emit('updateGlobals', { globals: { pseudo: false } })
      }),
  )

/**
 * Waits for the thumbnails of the state matrix, for fonts and pictures, and for the two frames after which the page
 * shows them.
 */
async function painted(page: Page) {
  await page.waitForFunction(() => !document.querySelector('[data-settled=false]'))
  await page.evaluate(async () => {
    await document.fonts.ready
    const loading = [...document.images].filter((image) => !image.complete && image.loading !== 'lazy')
    await Promise.all(loading.map((image) => image.decode().catch(() => {})))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

async function openPreview(browser: Browser, host: string, scheme: string): Promise<Page> {
  const context = await browser.newContext({
    proxy: { server: host },
    viewport: LAPTOP,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
  })
  context.setDefaultTimeout(LIMIT_MS)
  const page = await context.newPage()
  // The date stands still. Timers run, because stories wait for them.
  await page.clock.setFixedTime(NOW)
  // The checks of accessibility have tests of their own.
  await page.goto(`${ADDRESS}/iframe.html?viewMode=story&globals=scheme:${scheme};a11y.manual:!true`)
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__ !== undefined)
  await page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready()
    // What is placed beside a text would move by a fraction of a pixel if its font came later.
    await Promise.all([...document.fonts].map((font) => font.load()))
  })
  return page
}

async function takePicture(page: Page, story: Story): Promise<Buffer> {
  await page.setViewportSize(await sizeOf(page, story.id))
  await withoutPseudoStates(page)
  await play(page, story.id)
  return steadyPicture(page)
}

/** Takes pictures until two in a row are the same: a popup may still be finding its place. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.alloc(0)
  for (let take = 0; take < TAKES; take++) {
    await painted(page)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    if (picture.equals(last)) break
    last = picture
  }
  return last
}

/** Takes the picture of one story on a page of its own, where no other story has been. */
export async function takeAlone(browser: Browser, build: string, story: Story, scheme: string): Promise<Buffer> {
  const host = await openStaticHost(build)
  const page = await openPreview(browser, host.url, scheme)
  try {
    return await takePicture(page, story)
  } finally {
    await page.context().close()
    host.close()
  }
}

/** The file of a picture. Pictures of another browser or scheme are others. */
export const pictureFile = (build: string, browser: Browser, scheme: string, { id }: Story) =>
  join(build, '..', `pictures-${scheme}-${browser.version()}`, `${id}.png`)

/** Keeps a picture. An interrupted run leaves no half of one. */
export function keepPicture(file: string, picture: Buffer) {
  writeFileSync(`${file}.part`, picture)
  renameSync(`${file}.part`, file)
}

/**
 * Takes the pictures of a build's stories that are not kept from before.
 *
 * @returns the stories, and why those without a picture have none
 */
export async function takePictures(browser: Browser, build: string, { scheme, only, again }: PictureOptions) {
  const stories = storiesOf(build, only)
  const fileOf = (story: Story) => pictureFile(build, browser, scheme, story)
  const missing = stories.filter((story) => again === true || !existsSync(fileOf(story)))
  const failures: { story: Story; reason: string }[] = []
  const [first] = missing
  if (!first) return { stories, failures }
  mkdirSync(join(fileOf(first), '..'), { recursive: true })
  const host = await openStaticHost(build)
  const left = [...missing]
  async function work() {
    let page = await openPreview(browser, host.url, scheme)
    for (let story = left.shift(); story; story = left.shift())
      try {
        keepPicture(fileOf(story), await takePicture(page, story))
      } catch (error) {
        failures.push({ story, reason: error instanceof Error ? error.message : String(error) })
        await page.context().close()
        page = await openPreview(browser, host.url, scheme)
      }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: PAGES }, work))
  host.close()
  return { stories, failures }
}
