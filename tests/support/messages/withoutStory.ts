/** Why no story can show the messages whose keys begin so; `*` stands for one part of a key. */
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
  'src/app/Palette/words.ts#actionWords.*.words': 'It is compared with what people type, and never shown.',
  'src/contract/fields/words.ts#fieldWords.': 'A form that lets this be entered says it before the server does.',
  'src/contract/imports/words.ts#valueWords.kind': 'Only other programs get it: the product sends the right kinds.',
  'src/api/words.ts#callWords.unreachable': 'Stories have all of the code.',
  'src/api/words.ts#callWords.unreadable': 'The model always answers as its contract says.',
  'src/api/words.ts#callWords.status': 'The model gives a sentence with each failure.',
  'src/features/analytics/words.ts#dashboardWords.badAddress': 'The model names an address that can be opened.',
  'src/features/connectors/words.ts#catalogueWords.empty.category': 'Each category of the model has a provider.',
  'src/features/connectors/words.ts#actionWords.reset.missing.other': 'A connector of another type has no such button.',
  'src/features/segments/words.ts#segmentsWords.cut':
    'It needs a thousand segments, which take longer than a story may.',
  'src/features/connectors/words.ts#actionWords.reset.missing.fan': 'A part of another sentence, which has a story.',
  'src/domain/imports/csv/words.ts#headerWords.correction': 'A part of another sentence, which has a story.',
  'src/app/Shell/words.ts#keyWords.command': 'Only computers of Apple have this key.',
  'src/app/Shell/words.ts#keyWords.option': 'Only computers of Apple have this key.',
  'src/app/Shell/words.ts#keyWords.up': 'A part of “Up or Down”, which has a story.',
  'src/app/Shell/words.ts#keyWords.down': 'A part of “Up or Down”, which has a story.',
  'mocks/runtime/words.ts#savingWords.': 'A story keeps nothing in the browser, so nothing can go wrong there.',
  'mocks/runtime/control/words.ts#linkWords.':
    'A link is opened by the demo, around the product, and no story has one.',
}

const patterns = Object.entries(REASONS).map(([start, reason]) => ({
  start,
  reason,
  pattern: new RegExp(
    `^${start
      .split('*')
      .map((part) => part.replaceAll('.', String.raw`\.`))
      .join(String.raw`\w+`)}`,
  ),
}))

/** Why no story can show a message; undefined for all that one can. */
export const reasonFor = (key: string): string | undefined => patterns.find(({ pattern }) => pattern.test(key))?.reason

/** The beginnings of keys that no key has. */
export const idleReasons = (keys: readonly string[]): string[] =>
  patterns.filter(({ pattern }) => !keys.some((key) => pattern.test(key))).map(({ start }) => start)
