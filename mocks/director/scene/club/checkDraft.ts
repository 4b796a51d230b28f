import type { ConnectorType, Provider } from '../../../../src/contract/fields/providers.ts'
import { providers } from '../../../../src/contract/fields/providerList.ts'
import { ClubData } from '../../../seed/prospect/clubData.ts'
import { resolveClub, type ResolvedClub } from '../../../seed/prospect/resolve.ts'
import { providerNames, singleTypes, type ClubDraft } from './clubDraft.ts'
import { typedNumber } from './typedNumber.ts'
import { partWords, subjectWords } from './words.ts'

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** The data that a draft describes, unchecked, without what is left to its default. */
function dataOf(draft: ClubDraft, defaults: ResolvedClub): Record<string, unknown> {
  const { first, second, firstName, lastName, teams, fans, members, products } = draft
  const texts = (['name', 'shortName', 'sport', 'country', 'city', 'stadium', 'crest'] as const).filter(
    (field) => draft[field].trim() !== '',
  )
  return {
    ...Object.fromEntries(texts.map((field) => [field, draft[field]])),
    ...((first !== '' || second !== '') && {
      colours: [first || defaults.colours[0], second || defaults.colours[1]],
    }),
    ...((firstName !== '' || lastName !== '') && {
      admin: { firstName: firstName || defaults.admin.firstName, lastName: lastName || defaults.admin.lastName },
    }),
    ...(teams.trim() !== '' && { teams: linesOf(teams) }),
    ...(fans.trim() !== '' && { fans: typedNumber(fans) }),
    ...(members !== null && { members: members / 100 }),
    ...(products.length > 0 && {
      products: products.map(({ name, price }) => ({ name, price: typedNumber(price) })),
    }),
    ...connectorsOf(draft, defaults),
  }
}

/** The systems, unless all are left to their defaults. */
function connectorsOf({ systems, marketing }: ClubDraft, defaults: ResolvedClub): { connectors?: Provider[] } {
  if (marketing === null && singleTypes.every((type) => systems[type] === '')) return {}
  const usual = (type: ConnectorType) => defaults.connectors.filter((name) => providers[name].type === type)
  const chosen = singleTypes.flatMap((type) =>
    systems[type] === '' ? usual(type) : providerNames.filter((name) => name === systems[type]),
  )
  return { connectors: [...chosen, ...(marketing ?? usual('marketing'))] }
}

export interface CheckedDraft {
  /** The club; null while a field is wrong. */
  data: ClubData | null
  /** The club without what is wrong, with a value for every field. */
  preview: ResolvedClub
  /** What each field has if it is left empty. */
  defaults: ResolvedClub
  /** A sentence by the path of the field, such as `colours.0`. */
  errors: Readonly<Record<string, string>>
}

/** Checks a draft by the schema of a club. */
export function checkDraft(draft: ClubDraft): CheckedDraft {
  // A default depends on the other fields, such as the city on the country. Two fields may be half given, which tells
  // nothing yet.
  const told = { ...draft, first: '', second: '', firstName: '', lastName: '' }
  const usual = resolveClub(validPart(dataOf(told, resolveClub({}))))
  const data = dataOf(draft, usual)
  const parsed = ClubData.safeParse(data)
  const shown = { ...draft, first: colourOf(draft.first), second: colourOf(draft.second) }
  const preview = resolveClub(parsed.data ?? validPart(dataOf(shown, usual)))
  if (parsed.success) return { data: parsed.data, preview, defaults: usual, errors: {} }
  const errors = Object.fromEntries(
    parsed.error.issues
      .toReversed()
      .map(({ path, message }) => [path.join('.'), partWords.wrong(subjectOf(path), message)] as const),
  )
  return { data: null, preview, defaults: usual, errors }
}

/** A colour; empty while it is being typed. */
const colourOf = (text: string) => (/^#[0-9a-f]{6}$/i.test(text) ? text : '')

function validPart(data: Record<string, unknown>): ClubData {
  const parsed = ClubData.safeParse(data)
  if (parsed.success) return parsed.data
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
  return ClubData.safeParse(Object.fromEntries(Object.entries(data).filter(([key]) => !wrong.has(key)))).data ?? {}
}

const subjects: Readonly<Record<string, string>> = subjectWords

/** How a field is called in a sentence: `The price of product 2`. */
function subjectOf(path: readonly PropertyKey[]): string {
  const [field, index, part] = path
  if (field === 'products' && typeof index === 'number')
    return part === 'price' ? partWords.productPrice(index + 1) : partWords.productName(index + 1)
  if (field === 'teams' && typeof index === 'number') return partWords.team(index + 1)
  return subjects[path.join('.')] ?? subjects[String(field)] ?? partWords.other
}
