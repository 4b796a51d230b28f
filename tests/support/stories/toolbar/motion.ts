import type { Settings } from './settings.ts'

type Motion = Settings['motion']

const FEATURE = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g
const original = new WeakMap<CSSMediaRule, string>()
const systemMatch = globalThis.matchMedia
let chosen: Motion = 'system'
let observer: MutationObserver | null = null

/** A media query as it would read if the system had the chosen preference. */
export function withMotion(query: string, motion: Motion): string {
  if (motion === 'system') return query
  const truth = (value: string | undefined) => (value === 'no-preference' ? motion === 'full' : motion === 'reduced')
  return query.replace(FEATURE, (_, value?: string) => (truth(value) ? '(min-width: 0px)' : '(max-width: 0px)'))
}

function visit(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = original.get(rule) ?? rule.media.mediaText
      original.set(rule, text)
      const wanted = withMotion(text, chosen)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules)
  }
}

function rewrite(): void {
  for (const sheet of document.styleSheets) {
    try {
      visit(sheet.cssRules)
    } catch {
      // A sheet that is still loading has no rules yet; its load event comes back here.
    }
  }
}

/**
 * Makes the page behave as if the system asked for reduced or for full motion: the product's own media queries are
 * rewritten in the style sheets, those that load later too, and `matchMedia` answers accordingly.
 */
export function applyMotion(motion: Motion): void {
  if (motion === chosen) return
  chosen = motion
  globalThis.matchMedia = (query) => systemMatch.call(globalThis, withMotion(query, chosen))
  rewrite()
  observer ??= new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes]))
      if (node instanceof HTMLLinkElement) node.addEventListener('load', rewrite, { once: true })
    if (chosen !== 'system') rewrite()
  })
  observer.observe(document.head, { childList: true })
}
