// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest'
import { inlineStyles } from './inlineStyles.ts'

afterEach(() => document.body.replaceChildren())

/** The element with the id `it` of a piece of HTML. */
function element(html: string) {
  document.body.innerHTML = html
  const found = document.getElementById('it')
  if (!found) throw new Error('no element has the id "it"')
  return found
}

const samples = [
  '<p id="it">shown</p>',
  '<p id="it" hidden>hidden</p>',
  '<p id="it" style="display: none">not displayed</p>',
  '<p id="it" style="visibility: hidden; opacity: 0.5; pointer-events: none">invisible</p>',
  '<div style="visibility: hidden"><p id="it">inherits</p></div>',
  '<div style="visibility: hidden"><p id="it" style="visibility: visible">visible again</p></div>',
  '<script id="it" type="text/plain"></script>',
  '<template id="it"></template>',
]

describe('inlineStyles', () => {
  it.each(samples)('agrees with jsdom on the properties that queries and matchers read: %s', (html) => {
    const subject = element(html)
    const computed = getComputedStyle(subject)
    const inline = inlineStyles(subject)
    expect(inline.display).toBe(computed.display)
    expect(inline.visibility).toBe(computed.visibility)
    expect(inline.getPropertyValue('visibility')).toBe(computed.getPropertyValue('visibility'))
    expect(inline.opacity || '1').toBe(computed.opacity || '1')
    expect(inline.pointerEvents || 'auto').toBe(computed.pointerEvents || 'auto')
  })
})
