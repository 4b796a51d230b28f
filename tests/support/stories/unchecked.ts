/** Ids that every rendering makes anew. */
const COUNTED = /_r_\w+_|\bmantine-[a-z0-9]{9}\b/g
/** Attributes that name other elements, which may stand anywhere in the page. */
const REFERENCES: ReadonlySet<string> = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'headers',
  'list',
])
/** Attributes that are words or addresses, and change no colour. */
const WORDS: ReadonlySet<string> = new Set([
  ...REFERENCES,
  'alt',
  'aria-label',
  'aria-valuetext',
  'd',
  'href',
  'id',
  'name',
  'placeholder',
  'src',
  'title',
  'value',
])
/** Smaller parts are cheaper to check than to leave out. */
const SMALLEST = 10
/** The most parts that are left out of a page: axe compares each element with each of them. */
const MOST = 8

/** A number of 53 bits for a text. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909)
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36)
}

/** What a reference leads to: the text of another element, or nothing. */
const targetsOf = ({ ownerDocument }: Element, ids: string) =>
  ids
    .split(/\s+/)
    .map((id) => ownerDocument.getElementById(id)?.textContent ?? '(none)')
    .join(' ')

/** What of a part was checked: all of it, or its colours alone, on which its words have no influence. */
type Aspect = 'all' | 'colours'

const attributesOf = (element: Element, aspect: Aspect) =>
  [...element.attributes]
    .map(({ name, value }) => {
      if (aspect === 'colours' && WORDS.has(name)) return name
      return `${name}=${REFERENCES.has(name) ? targetsOf(element, value) : value.replaceAll(COUNTED, '')}`
    })
    .toSorted()
    .join(' ')

/** What an element shows or means beyond its attributes and what is in it. */
function stateOf(element: Element, aspect: Aspect): string {
  const state = element.scrollTop || element.scrollLeft ? `${element.scrollTop},${element.scrollLeft}` : ''
  if (!('labels' in element)) return state
  const { value, checked, labels } = element as HTMLInputElement
  if (aspect === 'colours') return `${state} ${value !== ''} ${checked}`
  return `${state} ${value} ${checked} ${[...(labels ?? [])].map(({ textContent }) => textContent).join(' ')}`
}

/**
 * What the colours of a text depend on: axe leaves out single characters and symbols, and compares a link with the text
 * around it.
 */
function kindOf(text: string, element: Element): string {
  if (text === '') return ''
  const isByLink = element.closest('a') !== null || element.querySelector('a') !== null
  return `${isByLink ? text.length : Math.min(2, text.length)}${/[\p{L}\p{N}]/u.test(text) ? '' : ' symbols'}`
}

/** An element with what is in it. */
interface Part {
  element: Element
  /** What is known of the element itself, without what is in it. */
  own: string
  /** The same for the same elements. */
  hash: string
  size: number
  parts: Part[]
}

function partOf(element: Element, pointed: ReadonlySet<Element>, aspect: Aspect): Part {
  const own = `${element.tagName} ${attributesOf(element, aspect)} ${stateOf(element, aspect)} ${pointed.has(element) ? 'pointed' : ''}`
  const parts: Part[] = []
  const content = [...element.childNodes].map((child) => {
    if (child instanceof Text) return aspect === 'all' ? child.data : kindOf(child.data.trim(), element)
    if (!(child instanceof Element)) return ''
    const part = partOf(child, pointed, aspect)
    parts.push(part)
    return `<${part.hash}>`
  })
  const size = parts.reduce((sum, part) => sum + part.size, 1)
  return { element, own, hash: hashOf(`${own}|${content.join('|')}`), size, parts }
}

/**
 * What has the focus or the pointer looks different, and so may what is drawn around it, such as the frame of a field.
 */
function pointedIn({ activeElement, body }: Document): ReadonlySet<Element> {
  const pointed = [activeElement, [...body.querySelectorAll(':hover')].at(-1)]
  const around = pointed.flatMap((element) => [element, element?.parentElement, element?.parentElement?.parentElement])
  return new Set(around.filter((element) => element instanceof Element).filter((element) => element !== body))
}

/** Parts of the page that were checked at its width, without a finding. */
const checked: Readonly<Record<Aspect, Set<string>>> = { all: new Set(), colours: new Set() }

/** What is still to be checked of a page. */
export interface Unchecked {
  /** The largest parts that were checked before: the same elements within the same elements. */
  known: Element[]
  /** Whether there is anything else. */
  any: boolean
  /** Notes that the rest is without a finding. */
  pass(): void
}

/**
 * Finds the largest parts of a page that have been checked before, in another story or state: what axe found in them it
 * would find again, because names, states, the elements around them and their places among these are the same. For
 * rules about a page as a whole, see `uncheckedOutline`.
 *
 * @param aspect what is to be checked; `colours` for rules that look at nothing else
 */
export function uncheckedOf(aspect: Aspect = 'all', page: Document = document): Unchecked {
  const { body, documentElement } = page
  const known: Part[] = []
  const keys: string[] = []
  let rest = 0
  function visit(part: Part, around: string) {
    const { hash, own, size, parts, element } = part
    const key = `${around} ${hash}`
    if (size >= SMALLEST) {
      if (checked[aspect].has(key)) return void known.push(part)
      keys.push(key)
    }
    rest += size
    // An open dialog marks the body, which has no look of its own.
    const within = element === body ? around : hashOf(`${around} ${own}`)
    parts.forEach((inner, index) => {
      // Dialogs and toasts stand behind each other in any order.
      const place = element === body ? '' : `${index} ${index === parts.length - 1}`
      rest -= inner.size
      visit(inner, `${within} ${place}`)
    })
  }
  visit(partOf(body, pointedIn(page), aspect), `${page.defaultView?.innerWidth} ${documentElement.dir}`)
  return {
    known: known
      .toSorted((a, b) => b.size - a.size)
      .slice(0, MOST)
      .map(({ element }) => element),
    any: rest > 0,
    pass: () => keys.forEach((key) => checked[aspect].add(key)),
  }
}

const LANDMARK_TAGS = 'main, nav, header, footer, aside, section, article, form, search'
const LANDMARK_ROLES = [
  'article',
  'banner',
  'complementary',
  'contentinfo',
  'form',
  'main',
  'navigation',
  'region',
  'search',
]
/** What the rules about a page as a whole look at, besides ids: headings, landmarks, frames and keys. */
const OUTLINE = [
  LANDMARK_TAGS,
  'h1, h2, h3, h4, h5, h6, iframe, [accesskey], [aria-level], [role="heading"]',
  LANDMARK_ROLES.map((role) => `[role="${role}"]`),
].join()

const REFERRING = [...REFERENCES].map((name) => `[${name}]`).join()

/** Outlines that were checked, without a finding. */
const outlines = new Set<string>()

/** Whether the outline of a page is still to be checked: its headings and landmarks, and the ids that it has twice. */
export function uncheckedOutline(page: Document = document): Pick<Unchecked, 'any' | 'pass'> {
  const elements = [...page.body.querySelectorAll(OUTLINE)]
  const lines = elements.map((element) => {
    const around = element.parentElement?.closest(OUTLINE)
    const isHidden =
      !element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"], [inert]')
    const shown = element.tagName === 'IFRAME' || isHidden ? '' : Boolean(element.textContent)
    return `${element.tagName} ${attributesOf(element, 'all')} ${isHidden ? 'hidden' : ''} ${shown} in ${around ? elements.indexOf(around) : ''}`
  })
  const referenced = new Set(
    [...page.querySelectorAll(REFERRING)].flatMap((element) =>
      [...REFERENCES].flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? []),
    ),
  )
  const ids = new Map<string, number>()
  for (const { id } of page.querySelectorAll('[id]')) ids.set(id, (ids.get(id) ?? 0) + 1)
  const twice = [...ids].filter(([, count]) => count > 1).map(([id]) => `${id} ${referenced.has(id)}`)
  const outline = [...lines, ...twice].join('\n')
  return { any: !outlines.has(outline), pass: () => void outlines.add(outline) }
}
