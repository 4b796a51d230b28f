import type { Point } from '../script/story.ts'

/**
 * A page that stands still is looked at this often, in milliseconds, and this many times until a part counts as
 * missing.
 */
const LOOK_MS = 500
const LOOKS = 10
/** How long to look for a part in a page that keeps changing or is loading, in milliseconds. */
const PATIENCE_MS = 30_000

/** The elements that have a role without saying so. */
const implicit: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  textbox: 'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea',
  table: 'table',
  row: 'tr',
  columnheader: 'th',
  region: 'section',
  navigation: 'nav',
  list: 'ul, ol',
  listitem: 'li',
  status: 'output',
  main: 'main',
  img: 'img, svg',
}

/**
 * Finds a visible part of the page, or waits until it appears; null if it does not. Never looks into the director. It
 * counts looks at a page that stands still, not seconds: a busy machine needs several of them for one change.
 */
export async function findPart(point: Point, signal: AbortSignal, page: Document = document): Promise<Element | null> {
  const until = performance.now() + PATIENCE_MS
  let looks = 0
  for (;;) {
    const found = partNow(point, page)
    if (found || looks >= LOOKS || performance.now() > until) return found
    if (signal.aborted) return null
    const hasChanged = await nextChange(page)
    if (!hasChanged && !isLoading(page)) looks++
  }
}

/** Finds a visible part of the page as it is. */
export function partNow({ role, name, part }: Point, page: Document = document): Element | null {
  if (part !== undefined) {
    const parts = page.querySelectorAll(`[data-part="${CSS.escape(part)}"]`)
    return Array.from(parts).find(isShown) ?? null
  }
  if (role === undefined || name === undefined) return null
  const ofRole = implicit[role]
  const selector = `[role="${CSS.escape(role)}"]${ofRole === undefined ? '' : `, ${ofRole}`}`
  const named = Array.from(page.querySelectorAll(selector)).filter(
    (element) => !isAside(element) && isShown(element) && nameOf(element, page).includes(plain(name)),
  )
  // The whole name rather than one that contains it.
  return named.find((element) => nameOf(element, page) === plain(name)) ?? named[0] ?? null
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('en')

function nameOf(element: Element, page: Document): string {
  const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
  const labelled = labels.map((id) => page.getElementById(id)?.textContent ?? '').join(' ')
  return plain(labelled || (element.getAttribute('aria-label') ?? element.textContent))
}

/** True while a part of the product says that it is loading. */
const isLoading = (page: Document) =>
  Array.from(page.querySelectorAll('[aria-busy="true"], .boot')).some((part) => !isAside(part) && isShown(part))

/** True for what belongs to the director. */
const isAside = (part: Node) =>
  (part instanceof Element ? part : part.parentElement)?.closest('#touchline-director-panel, [data-beside]') != null

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Resolves with true at the next change of the page, or with false after a moment without one. */
function nextChange(page: Document): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver((changes) => {
      // The director's own clock and timers are no sign of life.
      if (changes.some(({ target }) => !isAside(target))) end(true)
    })
    const timer = setTimeout(() => end(false), LOOK_MS)
    observer.observe(page.body, { childList: true, subtree: true, attributes: true, characterData: true })
    function end(hasChanged: boolean) {
      observer.disconnect()
      clearTimeout(timer)
      resolve(hasChanged)
    }
  })
}
