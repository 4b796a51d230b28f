import axe, { type RunOptions } from 'axe-core'
import { createStore } from 'zustand/vanilla'
import { nextFrame } from './matrix/settled.ts'
import { beyondWindow } from './overflow.ts'
import { readSettings, viewports, type Scheme } from './toolbar/settings.ts'

/** The scheme that a check shows instead of the toolbar's; null outside of checks. */
export const checkedScheme = createStore<{ scheme: Scheme | null }>(() => ({ scheme: null }))

/** As in the accessibility addon: parts of a page need no landmarks. */
export const everyRule: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  rules: { region: { enabled: false } },
}
/** What depends on the scheme: it changes colours and nothing else. */
export const colourRules: RunOptions = {
  resultTypes: ['violations'],
  preload: false,
  runOnly: ['color-contrast', 'link-in-text-block'],
}

/** What axe finds in an element, by default on the page: a sentence for each rule. */
export async function findViolations(options: RunOptions, element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** Shows another width without another page; tests run in a frame, which is an element of another window's classes. */
export async function showWidth(width: number): Promise<() => void> {
  const frame = window.frameElement as HTMLElement | null
  const before = frame?.style.width ?? ''
  if (frame) frame.style.width = `${width}px`
  // Observers of sizes answer with the next frame.
  await nextFrame()
  await nextFrame()
  return () => {
    if (frame) frame.style.width = before
  }
}

async function inScheme<Result>(scheme: Scheme, check: () => Promise<Result>): Promise<Result> {
  const { dataset } = document.documentElement
  // Colours change at once when the scheme does.
  dataset.schemeChanges = ''
  checkedScheme.setState({ scheme })
  await nextFrame()
  try {
    return await check()
  } finally {
    checkedScheme.setState({ scheme: null })
    await nextFrame()
    delete dataset.schemeChanges
  }
}

/** The widths at which stories with these tags are checked, too. */
export const checkedWidths = ['phone', 'tablet'] as const

interface Checked {
  globals: Readonly<Record<string, unknown>>
  tags: readonly string[]
}

/**
 * Checks what a story shows at its end: its colours in the other scheme, and with the tags `phone` or `tablet` everything at that
 * width, in both schemes. The accessibility addon checks the rest. Throws with everything that it finds.
 */
export async function checkLooks({ globals, tags }: Checked): Promise<void> {
  const { schemes } = readSettings(globals)
  const other: Scheme = schemes[0] === 'dark' ? 'light' : 'dark'
  const found = (await inScheme(other, () => findViolations(colourRules))).map((text) => `${other}: ${text}`)
  for (const width of checkedWidths.filter((tag) => tags.includes(tag))) {
    const restore = await showWidth(Number.parseInt(viewports[width].styles.width, 10))
    const beyond = beyondWindow()
    if (beyond > 0) found.push(`${width}: ${beyond} px beyond the window`)
    found.push(...(await findViolations(everyRule)).map((text) => `${width}: ${text}`))
    const colours = await inScheme(other, () => findViolations(colourRules))
    found.push(...colours.map((text) => `${width}, ${other}: ${text}`))
    restore()
  }
  if (found.length > 0) throw new Error(`The story has ${found.length} findings.\n${found.join('\n')}`)
}
