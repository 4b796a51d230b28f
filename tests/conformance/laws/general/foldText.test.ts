import { expect, it } from 'vitest'
import { fold } from '../../../../mocks/db/text/fold.ts'
import { foldText } from './foldText.ts'

const BLOCK = 2 ** 12

it('folds every character as the model does', () => {
  const differing: string[] = []
  for (let start = 0; start <= 0x10_ff_ff; start += BLOCK) {
    const characters = Array.from({ length: BLOCK }, (_, at) => String.fromCodePoint(start + at))
    // Between letters, because what becomes of a character may depend on those beside it.
    const differs = (text: string) => foldText(text) !== fold(text)
    if (differs(characters.join('a'))) differing.push(...characters.filter((one) => differs(`a${one}a`)), `${start}…`)
  }
  expect(differing).toEqual([])
})
