import * as fc from 'fast-check'

/** The usual length of texts that people write. Longer texts are rare and reach the limit. */
const USUAL_LENGTH = 60

/** Texts that break servers: accents, right-to-left, emoji, markup, quotes, patterns, white space. */
const awkward = [
  'Ångström',
  'Łódź',
  'e\u0301cole',
  'İstanbul',
  'Straße',
  'مرحبا بالعالم',
  'שלום',
  '東京ドーム',
  'Ζαχαρίας',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  '💥',
  '<b>bold</b>',
  '<script>alert(1)</script>',
  '{{name}}',
  '${name}',
  "O'Brien",
  '"quoted"',
  "'; DROP TABLE fans; --",
  '%',
  '_',
  '.*',
  '\\',
  '\\u0000',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '=1+1',
  ' ',
  '  two  spaces  ',
  'a\tb',
  'line\nbreak',
  'carriage\r\nreturn',
  '\u00a0',
  'constructor',
  '__proto__',
]

/** Cuts a text to at most `max` UTF-16 units, which never exceeds `max` code points. Does not split surrogate pairs. */
function within(text: string, max: number): string {
  const cut = text.slice(0, max)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

/** Texts of any kind, mostly short, sometimes of maximum length; without lone surrogates and control characters. */
export function texts(min = 0, max = 10_000): fc.Arbitrary<string> {
  const usual = Math.min(max, USUAL_LENGTH)
  // The contract counts code points, as JSON Schema does.
  const full = fc.constantFrom('x', 'é', '💥').map((unit) => unit.repeat(max))
  const any = fc.oneof(
    { weight: 4, arbitrary: fc.string({ maxLength: usual }) },
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: usual }) },
    { weight: 4, arbitrary: fc.constantFrom(...awkward) },
    { weight: 2, arbitrary: fc.array(fc.constantFrom(...awkward), { maxLength: 4 }).map((parts) => parts.join(' ')) },
  )
  const fitting = any.map((text) => within(text, max).padEnd(min, 'x'))
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: full })
}

const lettersOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from(alphabet)), minLength, maxLength })
const small = 'abcdefghijklmnopqrstuvwxyz'
const digits = '0123456789'

/** E-mail addresses that the contract accepts, sometimes of maximum length. */
export function emails(max = 10_000): fc.Arbitrary<string> {
  const word = lettersOf(`${small}${small.toUpperCase()}${digits}_+-`, 1, 12)
  const local = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('.'))
  const label = fc
    .tuple(lettersOf(small + digits, 1, 1), lettersOf(`${small}${digits}-`, 0, 10))
    .map((parts) => parts.join('').replace(/-+$/, ''))
  const domain = fc.array(label, { minLength: 1, maxLength: 3 }).map((labels) => labels.join('.'))
  const usual = fc.tuple(local, domain, lettersOf(small, 2, 6)).map(([name, host, top]) => `${name}@${host}.${top}`)
  const longest = usual.map((email) => email.padStart(max, 'x'))
  return fc.oneof({ weight: 15, arbitrary: usual }, { weight: 1, arbitrary: longest })
}

const moments = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2025-12-31T23:59:59Z'),
  noInvalidDate: true,
})
const leapDays = fc.constantFrom('2000-02-29', '2024-02-29', '1900-12-31', '1970-01-01')

/** Days as `YYYY-MM-DD`, none of them in the future. */
export const days: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: moments.map((date) => date.toISOString().slice(0, 10)) },
  { weight: 1, arbitrary: leapDays },
)

/** Points in time in UTC, with and without fractions of a second. */
export const timestamps: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: moments.map((date) => date.toISOString()) },
  { weight: 1, arbitrary: moments.map((date) => `${date.toISOString().slice(0, 19)}Z`) },
)
