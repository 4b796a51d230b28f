/** What a journey looks for: an element by its role and name, or the innermost one of a text. */
export interface Query {
  role?: 'button' | 'link' | 'textbox' | 'heading' | 'row' | 'columnheader' | 'dialog' | 'status' | 'file'
  /** The accessible name as it is, or a pattern for it. */
  name?: string | RegExp
  text?: string | RegExp
  within?: Query
  /** In the page's frame, which is of the same origin. */
  inFrame?: boolean
}

/** A pattern does not survive the way into a page by itself. */
interface Wanted {
  role?: string
  name?: Text
  text?: Text
  within?: Wanted
  inFrame?: boolean
}
type Text = { is: string } | { like: string }

const toText = (text: string | RegExp): Text => (typeof text === 'string' ? { is: text } : { like: text.source })

function toWanted({ role, name, text, within, inFrame }: Query): Wanted {
  return {
    ...(role && { role }),
    ...(name !== undefined && { name: toText(name) }),
    ...(text !== undefined && { text: toText(text) }),
    ...(within && { within: toWanted(within) }),
    ...(inFrame && { inFrame }),
  }
}

/** The query as JavaScript, which gives the first element that is meant, or null. */
export const findScript = (query: Query) => `(${findInPage.toString()})(${JSON.stringify(toWanted(query))})`

/** The query in words, for whoever reads that nothing was found. */
export function inWords({ role, name, text, within, inFrame }: Query): string {
  const named = name === undefined ? '' : ` named ${String(name)}`
  const saying = text === undefined ? '' : ` saying ${String(text)}`
  return `a ${role ?? 'text'}${named}${saying}${within ? ` in ${inWords(within)}` : ''}${inFrame ? ' in the frame' : ''}`
}

/** Runs in the page, sent as its own source: it must name nothing outside of itself. */
function findInPage(wanted: Wanted): Element | null {
  const selectors: Record<string, string> = {
    button: 'button, [role=button], [role=menuitem]',
    link: 'a[href]',
    textbox: 'input:not([type=file], [type=hidden], [type=checkbox], [type=radio]), textarea',
    heading: 'h1, h2, h3, h4, h5, h6',
    row: 'tbody tr',
    columnheader: 'th',
    dialog: '[role=dialog]',
    status: '[role=status]',
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
    // Whatever has labels has them as an input does.
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    // The star of a field that is required is not read out.
    if (labels.length > 0) return tidy(labels.map((each) => each.textContent?.replace(/\*\s*$/, '')).join(' '))
    return tidy(element.textContent)
  }
  const isSeen = (element: Element) =>
    element.matches('input[type=file]') || element.checkVisibility({ visibilityProperty: true })
  const find = (meant: Wanted): Element | null => {
    const page = meant.inFrame ? document.querySelector('iframe')?.contentDocument : document
    const root = meant.within ? find(meant.within) : page?.body
    if (!root) return null
    const found = [...root.querySelectorAll(selectors[meant.role ?? ''] ?? 'body *')].filter(
      (element) =>
        (meant.name === undefined || matches(nameOf(element), meant.name)) &&
        matches(tidy(element.textContent), meant.text) &&
        !element.matches(':disabled') &&
        isSeen(element),
    )
    // Of text alone the innermost element is meant: whatever holds it has the same text.
    const innermost = (element: Element) => !found.some((other) => other !== element && element.contains(other))
    return (meant.role ? found[0] : found.find(innermost)) ?? null
  }
  return find(wanted)
}
