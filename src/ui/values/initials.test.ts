import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['plain letters', 'Hannah', 'Whitlock', 'HW'],
  ['lower case', 'rui', 'figueira', 'RF'],
  ['a letter outside the basic plane', '𝒜nna', '🦊fox', '𝒜🦊'],
  ['a letter with a combining accent', 'E\u0301milie', 'Zoe', 'E\u0301Z'],
  ['an emoji of several code points', '👩‍🚀', '🇮🇪 Kearney', '👩‍🚀🇮🇪'],
  ['spaces before the name', '  Orla', ' Keane', 'OK'],
  ['an accented letter of one code', 'Émilie', 'Łuka', 'ÉŁ'],
  ['one letter', 'O', 'K', 'OK'],
  ['a sign that is shown as an emoji', '©\ufe0f Mark', 'Zoe', '©\ufe0fZ'],
  ['an empty first name', '', 'Keane', 'K'],
])('takes the first grapheme of each name: %s', (_, firstName, lastName, initials) => {
  expect(initialsOf({ firstName, lastName })).toBe(initials)
})

it('takes one letter if there is no last name', () => {
  expect(initialsOf({ firstName: 'Orla', lastName: null })).toBe('O')
})
