import { describe, expect, it } from 'vitest'
import { decimalKey, markDigits, type DigitPlace } from './decimals.ts'

const needles = ['0', '1', '5', '9', '00', '01', '05', '10', '42', '99', '001', '900', '0900', '900001', '1234567']
const tests: Record<DigitPlace, (text: string, needle: string) => boolean> = {
  anywhere: (text, needle) => text.includes(needle),
  start: (text, needle) => text.startsWith(needle),
  end: (text, needle) => text.endsWith(needle),
}

describe('consecutive numbers', () => {
  it.each([
    [1, 1],
    [95, 1],
    [900_001, 1],
    [899_990, 7],
    [999_950, 7],
    [1_234_500, 1],
  ])('from %i on, with %i digits or more, are found by their digits', (first, width) => {
    const texts = Array.from({ length: 1200 }, (_, index) => String(first + index).padStart(width, '0'))
    for (const [place, test] of Object.entries(tests))
      for (const needle of needles) {
        const marks = new Uint8Array(texts.length)
        markDigits(marks, first, needle, place as DigitPlace, width)
        const found = texts.filter((_, index) => marks[index] === 1)
        expect(found, `${place}: ${needle}`).toEqual(texts.filter((text) => test(text, needle)))
      }
  })

  it('sort by their keys as their texts do', () => {
    const texts = [1, 7, 10, 42, 99, 100, 105, 1005, 40_070, 900_001, 12_345_678].map(String)
    expect(texts.toSorted((a, b) => decimalKey(Number(a)) - decimalKey(Number(b)))).toEqual(texts.toSorted())
  })
})
