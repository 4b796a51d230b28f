/** Elements that a browser's default style sheet hides. */
const neverShown = new Set(
  'AREA BASE DATALIST HEAD LINK META NOEMBED NOFRAMES PARAM RP SCRIPT STYLE TEMPLATE TITLE'.split(' '),
)

const displayOf = ({ hidden, style, tagName }: HTMLElement) =>
  hidden || neverShown.has(tagName) ? 'none' : style.display || 'block'

/** Visibility is inherited, unlike the other properties. */
function visibilityOf(element: HTMLElement | null): string {
  if (!element) return 'visible'
  // SVG elements of jsdom have a style too, but elements of an unknown namespace have none.
  return element.style?.visibility || visibilityOf(element.parentElement)
}

/**
 * The computed style of an element on a page without style sheets: its inline style, `hidden`, and the
 * inherited visibility.
 *
 * jsdom matches every rule of its default sheet against every element that it computes. Queries by role compute whole
 * trees, which took a quarter of the time of the page tests. These load no style sheet.
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
