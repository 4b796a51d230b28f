/** Why no story can show the messages whose keys begin so. */
const REASONS: Readonly<Record<string, string>> = {
  'mocks/http/words.ts#bodyWords.': 'Only other programs get it: the product sends no such body.',
  'mocks/http/words.ts#tokenWords.kind': 'Only other programs get it: the product sends each token where it belongs.',
  'mocks/http/words.ts#tokenWords.missing': 'Only other programs get it: the product calls nothing without a token.',
  'mocks/http/words.ts#problemWords.method': 'Only other programs get it: the product knows the methods.',
  'mocks/http/words.ts#problemWords.path': 'Only other programs get it: the product knows the paths.',
  'mocks/http/words.ts#problemWords.mediaType': 'Only other programs get it: the product sends the right type.',
  'mocks/http/words.ts#problemWords.otherClub': 'Only other programs get it: the product asks for its own club.',
  'mocks/http/words.ts#failureWords.405': 'Only other programs get it: the product knows the methods.',
  'mocks/http/words.ts#failureWords.415': 'Only other programs get it: the product sends the right type.',
  'mocks/handlers/words.ts#accountWords.notLink': 'Only other programs get it: the product takes tokens from links.',
  'mocks/http/words.ts#failureWords.403': 'The product says it in its own words.',
  'mocks/http/words.ts#problemWords.payment': 'The product says it in its own words.',
  'src/contract/fields/words.ts#fieldWords.': 'A form that lets this be entered says it before the server does.',
  'src/contract/imports/words.ts#valueWords.kind': 'Only other programs get it: the product sends the right kinds.',
  'mocks/runtime/words.ts#savingWords.': 'A story keeps nothing in the browser, so nothing can go wrong there.',
  'mocks/runtime/words.ts#linkWords.': 'A link is opened by the demo, around the product, and no story has one.',
}

/** Why no story can show a message; undefined for all that one can. */
export const reasonFor = (key: string): string | undefined =>
  Object.entries(REASONS).find(([start]) => key.startsWith(start))?.[1]

/** The beginnings of keys that have a reason. */
export const excused: readonly string[] = Object.keys(REASONS)
