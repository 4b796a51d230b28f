import axe, { type RunOptions } from 'axe-core'
import { createStore } from 'zustand/vanilla'
import { nextFrame } from './matrix/settled.ts'
import { beyondWindowAtRest } from './overflow.ts'
import { readSettings, viewports, type Scheme } from './toolbar/settings.ts'
import { uncheckedOf, uncheckedOutline } from './unchecked.ts'

/** The scheme that a check shows instead of the toolbar's; null outside of checks. */
export const checkedScheme = createStore<{ scheme: Scheme | null }>(() => ({ scheme: null }))

/** Rules about how the parts of a page stand to each other. */
const PAGE_RULES = [
  'accesskeys',
  'duplicate-id-aria',
  'frame-title-unique',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-unique',
]
const violations: RunOptions = { resultTypes: ['violations'], preload: false }
const pageRules: RunOptions = { ...violations, runOnly: PAGE_RULES }
/** What depends on the scheme: it changes colours and nothing else. */
const colourRules: RunOptions = { ...violations, runOnly: ['color-contrast', 'link-in-text-block'] }

/** All rules but some, and `region`, as in the accessibility addon: parts of a page need no landmarks. */
function rulesWithout(rules: readonly string[]): RunOptions {
  // This rule is slow, and finds only what is marked as important.
  const important = document.querySelector('[style*="important" i]') !== null
  const none = ['region', ...rules, ...(important ? [] : ['avoid-inline-spacing'])]
  return { ...violations, rules: Object.fromEntries(none.map((rule) => [rule, { enabled: false }])) }
}

/** What axe finds on the page: a sentence for each rule. */
async function findViolations(options: RunOptions, known: Element[] = []): Promise<string[]> {
  const result = await axe.run({ include: document.body, exclude: known }, options)
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/** What a check of a page has found. */
interface Findings {
  /** In the scheme in which the page is shown. */
  shown: string[]
  /** In the other scheme. */
  other: string[]
  /** Whether nothing like the page has been checked before. */
  isNew: boolean
}

/**
 * Checks the page with axe, and its colours in the other scheme, too. Parts that were checked before are left out: in
 * the other scheme all whose colours were, whatever they say.
 */
export async function checkPage(inOther: (check: () => Promise<string[]>) => Promise<string[]>): Promise<Findings> {
  const { known, any, pass } = uncheckedOf()
  const outline = uncheckedOutline()
  const isWhole = any && known.length === 0
  const shown = outline.any && !isWhole ? await findViolations(pageRules) : []
  if (any) shown.push(...(await findViolations(rulesWithout(isWhole ? [] : PAGE_RULES), known)))
  const colours = uncheckedOf('colours')
  const other = any && colours.any ? await inOther(() => findViolations(colourRules, colours.known)) : []
  if (shown.length + other.length === 0) for (const part of [{ pass }, outline, colours]) part.pass()
  return { shown, other, isNew: any }
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
 * Checks what a story shows at its end, in both schemes, and with the tags `phone` or `tablet` at that width, too.
 * Throws with everything that it finds.
 */
export async function checkLooks({ globals, tags }: Checked): Promise<void> {
  const { schemes } = readSettings(globals)
  const scheme = schemes[0] ?? 'light'
  const other: Scheme = scheme === 'dark' ? 'light' : 'dark'
  async function check(width: string): Promise<string[]> {
    const found = await checkPage((inOther) => inScheme(other, inOther))
    return [
      ...found.shown.map((text) => `${width}${scheme}: ${text}`),
      ...found.other.map((text) => `${width}${other}: ${text}`),
    ]
  }
  const found = await check('')
  for (const width of checkedWidths.filter((tag) => tags.includes(tag))) {
    const restore = await showWidth(Number.parseInt(viewports[width].styles.width, 10))
    const beyond = await beyondWindowAtRest()
    if (beyond > 0) found.push(`${width}: ${beyond} px beyond the window`)
    found.push(...(await check(`${width}, `)))
    restore()
  }
  if (found.length > 0) throw new Error(`The story has ${found.length} findings.\n${found.join('\n')}`)
}
