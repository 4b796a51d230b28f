/** Describes an element to find: by its role and name, or the innermost one with a text. */
export interface Query {
  role?:
    | 'button'
    | 'link'
    | 'textbox'
    | 'heading'
    | 'row'
    | 'columnheader'
    | 'dialog'
    | 'status'
    | 'tab'
    | 'option'
    | 'file'
  /** The exact accessible name, or a pattern for it. */
  name?: string | RegExp
  text?: string | RegExp
  within?: Query
  /** Searches the page's frame, which has the same origin. */
  inFrame?: boolean
}

/** The query as JSON, since a RegExp cannot be sent into a page. */
interface JsonQuery {
  role?: string
  name?: Text
  text?: Text
  within?: JsonQuery
  inFrame?: boolean
}
type Text = { is: string } | { like: string }

const toText = (text: string | RegExp): Text => (typeof text === 'string' ? { is: text } : { like: text.source })

function toJson({ role, name, text, within, inFrame }: Query): JsonQuery {
  return {
    ...(role && { role }),
    ...(name !== undefined && { name: toText(name) }),
    ...(text !== undefined && { text: toText(text) }),
    ...(within && { within: toJson(within) }),
    ...(inFrame && { inFrame }),
  }
}

/** The query as a JavaScript expression that yields the first matching element, or null. */
export const findScript = (query: Query) => `(${findInPage.toString()})(${JSON.stringify(toJson(query))})`

/** The query in words, for error messages. */
export function inWords({ role, name, text, within, inFrame }: Query): string {
  const named = name === undefined ? '' : ` named ${String(name)}`
  const withText = text === undefined ? '' : ` withText ${String(text)}`
  return `a ${role ?? 'text'}${named}${withText}${within ? ` in ${inWords(within)}` : ''}${inFrame ? ' in the frame' : ''}`
}

/** Runs in the page and is sent there as source text, so it must not refer to anything outside of itself. */
function findInPage(query: JsonQuery): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], [role=menuitem]',
    link: 'a[href]',
    textbox: 'input:not([type=file], [type=hidden], [type=checkbox], [type=radio]), textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    row: 'tbody tr',
    columnheader: 'th',
    dialog: '[role=dialog]',
    status: '[role=status]',
    tab: '[role=tab]',
    option: '[role=option]',
    file: 'input[type=file]',
  }
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const matches = (text: string, meant: Text | undefined) =>
    meant === undefined || ('is' in meant ? text === meant.is : new RegExp(meant.like, 'u').test(text))
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label) return tidy(label)
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return tidy(ids.map((id) => element.ownerDocument.getElementById(id)?.textContent).join(' '))
    // Every element that has labels exposes them as an input does.
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    // The star of a required field is not part of its name.
    if (labels.length > 0) return tidy(labels.map((each) => each.textContent?.replace(/\*\s*$/, '')).join(' '))
    return tidy(element.textContent)
  }
  const isVisible = (element: Element) =>
    element.matches('input[type=file]') || element.checkVisibility({ visibilityProperty: true })
  const find = (meant: JsonQuery): Element | null => {
    const page = meant.inFrame ? document.querySelector('iframe')?.contentDocument : document
    const root = meant.within ? find(meant.within) : page?.body
    if (!root) return null
    const found = [...root.querySelectorAll(selectors[meant.role ?? ''] ?? 'body *')].filter(
      (element) =>
        (meant.name === undefined || matches(nameOf(element), meant.name)) &&
        matches(tidy(element.textContent), meant.text) &&
        !element.matches(':disabled') &&
        isVisible(element),
    )
    // A text alone means the innermost element, because all of its ancestors contain the same text.
    const innermost = (element: Element) => !found.some((other) => other !== element && element.contains(other))
    return (meant.role ? found[0] : found.find(innermost)) ?? null
  }
  return find(query)
}
