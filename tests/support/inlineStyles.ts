/** What a browser's own style sheet never shows. */
const neverShown = new Set(
  'AREA BASE DATALIST HEAD LINK META NOEMBED NOFRAMES PARAM RP SCRIPT STYLE TEMPLATE TITLE'.split(' '),
)

const displayOf = ({ hidden, style, tagName }: HTMLElement) =>
  hidden || neverShown.has(tagName) ? 'none' : style.display || 'block'

/** Inherited, unlike the others. */
function visibilityOf(element: HTMLElement | null): string {
  if (!element) return 'visible'
  // SVG elements of jsdom have a style too, elements of an unknown namespace have none.
  return element.style?.visibility || visibilityOf(element.parentElement)
}

/**
 * The computed style of an element on a page without style sheets: its inline style, `hidden`, and the
 * inherited visibility.
 *
 * jsdom matches every rule of its default sheet against every element that is asked about. Queries by role ask about
 * whole trees: that took a quarter of the time of the page tests, which load no style sheet anyway.
 */
export function inlineStyles(element: HTMLElement): CSSStyleDeclaration {
  const computed = (name: PropertyKey) => {
    if (name === 'display') return displayOf(element)
    if (name === 'visibility') return visibilityOf(element)
    if (name === 'opacity') return element.style.opacity || '1'
    return undefined
  }
  return new Proxy(element.style, {
    get(style, name) {
      if (name === 'getPropertyValue') return (asked: string) => computed(asked) ?? style.getPropertyValue(asked)
      const value: unknown = computed(name) ?? Reflect.get(style, name, style)
      return typeof value === 'function' ? value.bind(style) : value
    },
  })
}
