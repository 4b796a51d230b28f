import { expect, it } from 'vitest'
import { describeElement } from './sameElements.ts'

function elementOf(html: string): Element {
  const element = document.createElement('div')
  element.innerHTML = html
  return element
}
const described = (html: string) => describeElement(elementOf(html))

it('describes two renderings of the same elements alike', () => {
  expect(described('<p id="_r_1_" title="a">x</p>')).toBe(described('<p title="a" id="_r_2f_">x</p>'))
  expect(described('<input id="mantine-hjkpm4dlm">')).toBe(described('<input id="mantine-d2wfc7eyd">'))
})

it.each(['<p>other</p>', '<p class="a">x</p>', '<b>x</b>', '<p>x</p><p>x</p>', '<p><i></i>x</p>'])(
  'tells %s from a paragraph with x',
  (html) => expect(described(html)).not.toBe(described('<p>x</p>')),
)

it('leaves one element out', () => {
  const page = elementOf('<p>frame</p><main>content</main>')
  expect(describeElement(page, page.querySelector('main'))).not.toContain('content')
  expect(describeElement(page, page.querySelector('main'))).toContain('frame')
})
