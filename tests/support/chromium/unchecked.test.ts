import { afterEach, expect, it } from 'vitest'
import { uncheckedOf, uncheckedOutline } from '../stories/unchecked.ts'

const rows = (text: string) => Array.from({ length: 12 }, (_, index) => `<li>${text} ${index}</li>`).join('')
const list = (text: string, attributes = '') => `<ul ${attributes}>${rows(text)}</ul>`

/** Shows a page; the result are the tags of the parts that are known, or null if there is nothing to check. */
function known(html: string): string[] | null {
  document.body.innerHTML = html
  const unchecked = uncheckedOf()
  unchecked.pass()
  return unchecked.any ? unchecked.known.map(({ tagName }) => tagName) : null
}

afterEach(() => document.body.replaceChildren())

it('knows a page that was checked, whatever ids its rendering made', () => {
  expect(known(list('a', 'id="_r_1_" title="list"'))).toEqual([])
  expect(known(list('a', 'title="list" id="_r_2f_"'))).toBeNull()
})

it('leaves out the parts that were checked', () => {
  known(`<main>${list('b')}</main>`)
  expect(known(`<main>${list('b')}<p>more</p></main>`)).toEqual([])
  expect(known(`<main>${list('b')}<p>else</p></main>`)).toEqual(['UL'])
  expect(known(`<main>${list('b')}<p>else</p></main><div role="alert">Saved</div>`)).toEqual(['MAIN'])
})

it('checks again what has failed', () => {
  document.body.innerHTML = list('c')
  uncheckedOf()
  expect(known(list('c'))).toEqual([])
})

it.each([
  ['another text', list('other')],
  ['another attribute', list('d', 'class="faint"')],
  ['another place', `<p></p>${list('d')}`.replace(/^/, '<main>')],
  ['other elements around', `<section>${list('d')}</section>`],
  ['another name elsewhere', `${list('d', 'aria-labelledby="name"')}<h1 id="name">Two</h1>`],
])('checks what has %s', (_what, html) => {
  known(list('d'))
  known(`${list('d', 'aria-labelledby="name"')}<h1 id="name">One</h1>`)
  expect(known(html)).toEqual([])
})

it.each([
  ['what is entered', (field: HTMLInputElement) => void (field.value = 'else')],
  ['what is chosen', (field: HTMLInputElement) => void (field.checked = true)],
  ['the focus', (field: HTMLInputElement) => field.focus()],
  ['the label', () => document.querySelector('label')?.replaceChildren('Surname')],
])('checks again after a change of %s', (_what, change) => {
  known(`<form><label for="field">Name</label><p><i><input id="field"></i></p>${list('e')}</form>`)
  change(document.querySelector('input') as HTMLInputElement)
  expect(uncheckedOf().any).toBe(true)
  expect(uncheckedOf().known.map(({ tagName }) => tagName)).toEqual(['UL'])
})

it('checks everything again at another width and in the other direction', () => {
  known(list('f'))
  document.documentElement.dir = 'rtl'
  expect(known(list('f'))).toEqual([])
  document.documentElement.dir = 'ltr'
  const frame = window.frameElement as HTMLElement
  const { width } = frame.style
  frame.style.width = '333px'
  expect(known(list('f'))).toEqual([])
  frame.style.width = width
})

/** Shows a page; true if its colours are still to be checked. */
function hasNewColours(html: string): boolean {
  document.body.innerHTML = html
  const { any, pass } = uncheckedOf('colours')
  pass()
  return any
}

it('knows colours whatever the words are', () => {
  expect(hasNewColours(list('g', 'class="pale" title="a"'))).toBe(true)
  expect(hasNewColours(list('other words', 'class="pale" title="b"'))).toBe(false)
  expect(hasNewColours(list('g', 'class="bold" title="a"'))).toBe(true)
  expect(hasNewColours(list('g', 'class="pale" style="color: grey"'))).toBe(true)
  // Whole parts are known by their words, too.
  expect(known(list('more words', 'class="pale" title="a"'))).toEqual([])
})

it('does not know the colours of more than one character from those of a single one', () => {
  const badge = (text: string) => `<b class="badge">${text}</b>${list('h')}`
  expect(hasNewColours(badge('3'))).toBe(true)
  expect(hasNewColours(badge('12'))).toBe(true)
  expect(hasNewColours(badge('345'))).toBe(false)
})

it('does not know a link from another length of the text around it', () => {
  const sentence = (text: string) => `<p class="note">${text} <a href="/a">terms</a></p>${list('j')}`
  expect(hasNewColours(sentence('our'))).toBe(true)
  expect(hasNewColours(sentence('you agree to our'))).toBe(true)
  expect(hasNewColours(sentence('you agreed to it'))).toBe(false)
})

/** Shows a page; true if its outline is still to be checked. */
function hasNewOutline(html: string): boolean {
  document.body.innerHTML = html
  const { any, pass } = uncheckedOutline()
  pass()
  return any
}

it('knows an outline whatever stands between its landmarks', () => {
  expect(hasNewOutline('<main><h1>Fans</h1><p>none</p></main>')).toBe(true)
  expect(hasNewOutline(`<main><h1>Orders</h1>${list('i')}</main>`)).toBe(false)
})

it.each([
  ['another level', '<main><h1>Fans</h1><h3>All</h3></main>'],
  ['an empty heading', '<main><h1></h1><h2>All</h2></main>'],
  ['a hidden heading', '<main><h1 hidden>Fans</h1><h2>All</h2></main>'],
  ['a heading that assistive technology does not see', '<main aria-hidden="true"><h1>Fans</h1><h2>All</h2></main>'],
  ['another landmark', '<main><h1>Fans</h1><h2>All</h2></main><nav></nav>'],
  ['a landmark within another', '<main><nav><h1>Fans</h1></nav><h2>All</h2></main>'],
  ['another name', '<main aria-label="Fans"><h1>Fans</h1><h2>All</h2></main>'],
  ['an id twice', '<main><h1>Fans</h1><h2>All</h2><p id="a"></p><p id="a"></p></main>'],
  [
    'a reference to it',
    '<main><h1>Fans</h1><h2>All</h2><p id="a"></p><p id="a"></p><i aria-labelledby="a"></i></main>',
  ],
  ['an article', '<main><h1>Fans</h1><article><h2>All</h2></article></main>'],
  ['what is inert', '<main inert><h1>Fans</h1><h2>All</h2></main>'],
])('checks an outline with %s', (_what, html) => {
  hasNewOutline('<main><h1>Fans</h1><h2>All</h2></main>')
  expect(hasNewOutline(html)).toBe(true)
})
