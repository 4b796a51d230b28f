import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, product, root, within } from './sources.ts'
import { textsOf } from './texts.ts'

const isWords = (file: string) => file.endsWith('/words.ts')

/**
 * Places whose texts are data: what is compared with what people write and never shown, and the stories that come with
 * the demo.
 */
const DATA = ['src/domain/imports/countries/countryFinder.ts', 'mocks/director/stories/library']

/** The contract describes itself for its document, so only the errors of its schemas are checked. */
const CONTRACT = within('src/contract')

/** The product, the parts of the model that speak to people, and the demo beside the product. */
const PLACES = ['src', 'mocks/handlers', 'mocks/http', 'mocks/runtime', 'mocks/external', 'mocks/director']

const checked = product
  .filter((file) => PLACES.some((place) => within(place)(file)))
  .filter((file) => !isWords(file) && !DATA.some((place) => within(place)(file)) && !CONTRACT(file))

/** Where the texts of a file belong: the nearest words.ts above it, or that of its area. */
function wordsFor(file: string): string {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
    if (files.includes(`${folder}/words.ts`)) return `${folder}/words.ts`
  const isNested = /^src\/(?:features|domain)\//.test(file)
  return `${file
    .split('/')
    .slice(0, isNested ? 3 : 2)
    .join('/')}/words.ts`
}

describe('texts', () => {
  const found = (code: string) => textsOf('sample.tsx', code).map(({ line, text }) => `${line} ${text}`)

  it.each([
    ['between tags', '<p>\n  No fans\n</p>', ['2 No fans']],
    ['in a condition between tags', "<p>{at === 'end' ? 'last' : `${first} of`}</p>", ['1 last', '1 … of']],
    [
      'in an attribute',
      '<Button aria-label="close" className="round" title={open && `Close ${name}`} />',
      ['1 close', '1 Close …'],
    ],
    ['in a property', "const column = { id: 'age', header: 'age' }", ['1 age']],
    ['in a toast', "toast('error', done ? 'saved' : message)", ['1 saved']],
    ['as a sentence anywhere', "const problem = 'Enter a name.'", ['1 Enter a name.']],
    [
      'not in code',
      "import x from './A b.ts'; throw new TypeError('Not a name'); const look = { label: css.label, placeholder: '#71706A' }",
      [],
    ],
    [
      'not in selectors and headers',
      "const tags = { heading: 'h1, h2, h3' }; const isOwn = value === `Bearer ${token}`",
      [],
    ],
    ['in a list of words', "const tags = { heading: 'h1, the first' }", ['1 h1, the first']],
    ['not without letters', '<p title="–">{count} / {total} · 1</p>', []],
  ])('are found %s', (_where, code, expected) => {
    expect(found(code)).toEqual(expected)
  })

  it('stand in the words.ts of their area', () => {
    expect(checked.length).toBeGreaterThan(200)
    const misplaced = checked.flatMap((file) =>
      textsOf(file, readFileSync(join(root, file), 'utf8')).map(
        ({ line, text }) => `${file}:${line} “${text}” belongs in ${wordsFor(file)}`,
      ),
    )
    expect(misplaced).toEqual([])
  })

  it('stand in a words.ts of the contract, if they are errors of its schemas', () => {
    const misplaced = product
      .filter((file) => CONTRACT(file) && !isWords(file))
      .filter((file) => /\berror: ['"`]/.test(readFileSync(join(root, file), 'utf8')))
    expect(misplaced).toEqual([])
  })

  it('need no JSX and no React', () => {
    const words = files.filter(isWords)
    expect(words.length).toBeGreaterThan(10)
    expect(words.filter((file) => /\bfrom '(?:react|@mantine)/.test(readFileSync(join(root, file), 'utf8')))).toEqual(
      [],
    )
  })
})
