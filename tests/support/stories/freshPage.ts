/** What the page had before its first story. */
interface Page {
  nodes: ReadonlySet<Node>
  /** The attributes of the document's root and of its body. */
  attributes: readonly (readonly [Element, ReadonlyMap<string, string>])[]
}

let before: Page | null = null

/**
 * What libraries keep in the page for later, and make again when it is gone: Mantine's empty portal, and where charts
 * measure texts.
 */
const KEPT = '[data-mantine-shared-portal-node]:empty, #recharts_measurement_span'

const attributesOf = (element: Element): readonly [Element, ReadonlyMap<string, string>] => [
  element,
  new Map(element.getAttributeNames().map((name) => [name, element.getAttribute(name) ?? ''])),
]

const pageOf = ({ body, documentElement }: Document, canvas: Node): Page => ({
  nodes: new Set([...body.childNodes].filter((node) => node !== canvas)),
  attributes: [documentElement, body].map(attributesOf),
})

function restore([element, attributes]: Page['attributes'][number]) {
  for (const name of element.getAttributeNames()) if (!attributes.has(name)) element.removeAttribute(name)
  for (const [name, value] of attributes) if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/**
 * Gives a tested story the page as the first one found it: the stories of all files share one. Call it when the story
 * before is gone and its own canvas is there. Throws if the story before has left something in the page.
 */
export function freshPage(canvas: Node) {
  if (!before) before = pageOf(document, canvas)
  const { nodes, attributes } = before
  const left = [...document.body.childNodes].filter((node) => node !== canvas && !nodes.has(node))
  for (const node of left) node.parentNode?.removeChild(node)
  attributes.forEach(restore)
  document.title = ''
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo(0, 0)
  const names = left
    .filter((node) => !(node instanceof Element && node.matches(KEPT)))
    .map((node) => (node instanceof Element ? node.outerHTML.slice(0, 200) : node.textContent))
  if (names.length > 0) throw new Error(`The story before has left in the page: ${names.join(' | ')}`)
}
