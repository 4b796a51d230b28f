import { z } from '../../../src/contract/zod.ts'
import { ClubCrest, CrestPattern } from '../../../src/contract/club.ts'
import type { Provider } from '../../../src/contract/fields/providers.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import { sports } from '../system.ts'

/** The countries whose people, towns and prices the model knows. */
export const prospectCountries: readonly string[] =
  'AR AT AU BE BR CA CH DE DK ES FI FR GB HR HU IE IN IT MX NL NO NZ PL PT RO RS SE SI TR US ZA'.split(' ')
const sportIds = sports.map(({ id }) => id)

/** The largest club that a browser holds. */
export const FANS_MAX = 100_000
/** The largest crest in bytes, before it is encoded. */
export const CREST_MAX = 256 * 1024
const NAME_MAX = 60

/** Characters that nobody sees, although some count as letters. */
const INVISIBLE = /[\p{C}\p{Z}\u115F\u1160\u2800\u3164\uFFA0]/gu
/** Characters that would turn the texts around them, which are not the club's. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/u

/** A text of one line with at least one visible character. */
const line = (max: number) =>
  z
    .string({ error: 'must be a text.' })
    .trim()
    .refine((text) => text.replace(INVISIBLE, '') !== '', { error: 'must not be empty.' })
    .refine((text) => Array.from(text).length <= max, { error: `must have at most ${max} characters.` })
    .refine((text) => text.isWellFormed() && !TURNING.test(text) && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), {
      error: 'must be a text of one line.',
    })

const colour = z
  .string({ error: 'must be a colour, such as #8A1538.' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a colour, such as #8A1538.' })
  .transform((text) => text.toUpperCase())

/** How the files that a crest may be begin, in base64; an SVG may begin with anything that comes before its element. */
const PNG = 'iVBORw0KGgo'

const crestSentence = `must be an SVG or PNG file of at most ${CREST_MAX / 1024} kB as a data URL, or one of ${CrestPattern.options.join(', ')}.`

function isPicture(url: string): boolean {
  if (!ClubCrest.shape.image.safeParse(url).success) return false
  const base64 = url.slice(url.indexOf(',') + 1)
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return false
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0
  if ((base64.length / 4) * 3 - padding > CREST_MAX) return false
  return url.startsWith('data:image/png') ? base64.startsWith(PNG) : atob(base64).includes('<svg')
}

const Product = z.strictObject(
  {
    name: line(80),
    price: z
      .number({ error: 'must be a number.' })
      .min(0.01, { error: 'must be at least 0.01.' })
      .max(1_000_000, { error: 'must be at most 1,000,000.' })
      .transform((price) => Math.round(price * 100) / 100),
  },
  { error: 'must have a name and a price, and nothing else.' },
)

/** Of these types a club has one connector; it may have several for marketing. */
const oneOfType = (given: readonly Provider[]) => {
  const types = given.map((provider) => providers[provider].type).filter((type) => type !== 'marketing')
  return new Set(types).size === types.length
}

const isProvider = (name: string): name is Provider => Object.hasOwn(providers, name)

/** A club as data, for the scenario `prospect`. Whatever is left out gets a default that fits the rest. */
export const ClubData = z
  .strictObject(
    {
      name: line(NAME_MAX),
      /** For goods and e-mails, at most 24 characters. */
      shortName: line(24),
      sport: z.enum(sportIds, { error: `must be one of ${sportIds.join(', ')}.` }),
      country: z.enum(prospectCountries, { error: `must be one of ${prospectCountries.join(', ')}.` }),
      city: line(NAME_MAX),
      stadium: line(NAME_MAX),
      /** The first one is the accent. */
      colours: z.tuple([colour, colour], { error: 'must be two colours, such as ["#8A1538", "#F3C742"].' }),
      /** A pattern in the colours, or a picture as a data URL. */
      crest: z
        .string({ error: crestSentence })
        .refine((text) => CrestPattern.safeParse(text).success || isPicture(text), { error: crestSentence }),
      teams: z.array(line(NAME_MAX), { error: 'must be a list of names.' }).max(20, { error: 'must be at most 20.' }),
      fans: z.int({ error: 'must be a whole number.' }).min(0, { error: 'must not be negative.' }).max(FANS_MAX, {
        error: 'must be at most 100,000.',
      }),
      /** The share of fans who are members, from 0 to 1. */
      members: z
        .number({ error: 'must be a number from 0 to 1.' })
        .min(0, { error: 'must be a number from 0 to 1.' })
        .max(1, { error: 'must be a number from 0 to 1.' }),
      /** Prices in the currency of the country. */
      products: z
        .array(Product, { error: 'must be a list of names with prices.' })
        .max(60, { error: 'must be at most 60.' })
        .refine((given) => new Set(given.map(({ name }) => name)).size === given.length, {
          error: 'must not name a product twice.',
        }),
      /** The systems that it has connected; a club with fans always has one for fans. */
      connectors: z
        .array(
          z.custom<Provider>((name) => typeof name === 'string' && isProvider(name), {
            error: `must be one of ${Object.keys(providers).join(', ')}.`,
          }),
          { error: 'must be a list of providers.' },
        )
        .refine((given) => new Set(given).size === given.length, { error: 'must not name a provider twice.' })
        .refine(oneOfType, { error: 'must have at most one of a type, except for marketing.' }),
      /** Who is signed in: the club's first administrator. */
      admin: z.strictObject(
        { firstName: line(NAME_MAX), lastName: line(NAME_MAX) },
        { error: 'must have a firstName and a lastName, and nothing else.' },
      ),
    },
    {
      error: (issue) =>
        issue.code === 'unrecognized_keys' ? `has no ${issue.keys.join(', ')}.` : 'must be an object.',
    },
  )
  .partial()
export type ClubData = z.infer<typeof ClubData>

/** Checks a club. Throws an error with a sentence for each wrong field: `club.members must be a number from 0 to 1.` */
export function readClubData(value: unknown): ClubData {
  const parsed = ClubData.safeParse(value)
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(({ path, message }) => `${nameOf(path)} ${message}`)
  throw new Error([...new Set(sentences)].join(' '))
}

/** `club.products[2].price` */
const nameOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}.${String(key)}`), 'club')
