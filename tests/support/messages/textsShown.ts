/** Attributes that are shown or read out. */
export const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']
/** Code, and Storybook's own messages, which are always in the page. */
const ASIDE = 'script, style, .sb-wrapper'

/** Each text in a part of a document: between tags, in fields, and in attributes that are shown or read out. */
export function textsIn(part: Node): Set<string> {
  const found = new Set<string>()
  const add = (text: string | null) => {
    const line = text?.replaceAll(/\s+/g, ' ').trim()
    if (line) found.add(line)
  }
  const addElement = (element: Element) => {
    for (const name of SPOKEN) add(element.getAttribute(name))
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) add(element.value)
  }
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node instanceof Element && node.matches(ASIDE) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const isAside = (part instanceof Element ? part : part.parentElement)?.closest(ASIDE)
  for (let node: Node | null = isAside ? null : part; node; node = walker.nextNode())
    if (node instanceof Element) addElement(node)
    else if (node instanceof Text) add(node.nodeValue)
  return found
}

/** The texts of a whole document, with the title of its window. */
export function titleAnd({ title, body }: Document): Set<string> {
  const found = textsIn(body)
  return title.trim() ? found.add(title.trim()) : found
}
