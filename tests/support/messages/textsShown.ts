/** Attributes that are shown or read out. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt']

/** Code, and Storybook's own messages, which are always in the page. */
const ASIDE = 'script, style, .sb-wrapper'

/** Each text in a document once: between tags, in fields, and in attributes that are shown or read out. */
export function textsShown(document: Document): string[] {
  const found = new Set<string>()
  const add = (text: string | null) => {
    const line = text?.replaceAll(/\s+/g, ' ').trim()
    if (line) found.add(line)
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest(ASIDE)) add(node.nodeValue)
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(ASIDE)) continue
    for (const name of SPOKEN) add(element.getAttribute(name))
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) add(element.value)
  }
  add(document.title)
  return [...found]
}
