/** Ids that every rendering makes anew. */
const COUNTED = /_r_\w+_|\bmantine-[a-z0-9]{9}\b/g

/**
 * What axe sees of an element, as text: two elements with the same text have the same findings. Ids that are made anew by each
 * rendering and the order of attributes make no difference.
 *
 * @param leaveOut an element that is not described with the rest
 */
export function describeElement(element: Element, leaveOut?: Element | null): string {
  const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value.replaceAll(COUNTED, '')}`)
  const children = [...element.childNodes].map((child) => {
    if (child === leaveOut) return ''
    return child instanceof Element ? describeElement(child, leaveOut) : (child.textContent ?? '')
  })
  return `<${element.tagName} ${attributes.toSorted().join(' ')}>${children.join('')}</>`
}
