import { describe, expect, it } from 'vitest'
import { consecutiveKeys, decimalOrder, decimalRanks, markDigits, type DigitPlace } from './decimals.ts'

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

  it('sort as their texts do', () => {
    for (const [first, count] of [
      [1, 1],
      [1, 1234],
      [70_001, 40_000],
      [900_001, 3],
      [95, 0],
      [99, 2],
      [100_001, 1000],
    ] as const) {
      const texts = Array.from({ length: count }, (_, index) => String(first + index))
      const order = [...decimalOrder(first, count)]
      expect(order.map((index) => texts[index])).toEqual(texts.toSorted())
      expect([...decimalRanks(first, count)].map((rank) => order[rank])).toEqual(texts.map((_, index) => index))
      expect(consecutiveKeys(first, count)?.order ?? Uint32Array.from(texts.keys())).toEqual(Uint32Array.from(order))
    }
  })
})
