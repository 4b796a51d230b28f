import type { Point } from '../script/story.ts'

/** How long a page may take to show a part, in milliseconds. */
const APPEARS_MS = 5000

/** The elements that have a role without saying so. */
const implicit: Readonly<Record<string, string>> = {
  button: 'button',
  link: 'a[href]',
  heading: 'h1, h2, h3, h4',
  textbox: 'input:not([type]), input[type="text"], input[type="search"], input[type="email"], textarea',
  table: 'table',
  row: 'tr',
  navigation: 'nav',
  list: 'ul, ol',
  listitem: 'li',
  status: 'output',
  main: 'main',
  img: 'img, svg',
}

/** Finds a visible part of the page, or waits until it appears; null if it does not. Never looks into the director. */
export async function findPart(point: Point, signal: AbortSignal, page: Document = document): Promise<Element | null> {
  const until = performance.now() + APPEARS_MS
  for (;;) {
    const found = partNow(point, page)
    if (found || performance.now() > until) return found
    if (signal.aborted) return null
    await nextChange(page)
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

/** True for what belongs to the director. */
const isAside = (element: Element) => element.closest('#touchline-director-panel, [data-beside]') !== null

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0
}

/** Resolves at the next change of the page, or after a moment. */
function nextChange(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(done)
    const timer = setTimeout(done, 500)
    observer.observe(page.body, { childList: true, subtree: true, attributes: true, characterData: true })
    function done() {
      observer.disconnect()
      clearTimeout(timer)
      resolve()
    }
  })
}
