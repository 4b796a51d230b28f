import type { ConnectorType, Provider } from '../../../../src/contract/fields/providers.ts'
import { providers } from '../../../../src/contract/fields/providerList.ts'
import type { ClubData } from '../../../seed/prospect/clubData.ts'

/** The types of systems that a club connects; it has one of each, and several for marketing. */
export const singleTypes = [
  'fan',
  'ticketing',
  'shop',
  'analytics',
  'social',
] as const satisfies readonly ConnectorType[]
type SingleType = (typeof singleTypes)[number]

/** The form of a club as it is typed. An empty text leaves a field to its default. */
export interface ClubDraft extends Record<TextField, string> {
  crest: string
  /** The share of members in percent; null for the default. */
  members: number | null
  products: readonly { name: string; price: string }[]
  /** A provider, `none`, or an empty text for the default. */
  systems: Readonly<Record<SingleType, string>>
  /** Null for the default. */
  marketing: readonly Provider[] | null
}

export type TextField =
  | 'name'
  | 'shortName'
  | 'sport'
  | 'country'
  | 'city'
  | 'stadium'
  | 'first'
  | 'second'
  | 'fans'
  | 'teams'
  | 'firstName'
  | 'lastName'

export const emptyDraft: ClubDraft = {
  name: '',
  shortName: '',
  sport: '',
  country: '',
  city: '',
  stadium: '',
  first: '',
  second: '',
  crest: '',
  fans: '',
  teams: '',
  firstName: '',
  lastName: '',
  members: null,
  products: [],
  systems: { fan: '', ticketing: '', shop: '', analytics: '', social: '' },
  marketing: null,
}

// `Object.keys` gives strings; the object has every provider and nothing else.
export const providerNames = Object.keys(providers) as Provider[]

/** The providers of a type of system. */
export const providersOf = (type: ConnectorType) => providerNames.filter((name) => providers[name].type === type)

/** The form of a club that is given as data. */
export function draftOf(club: ClubData): ClubDraft {
  const { connectors } = club
  const systemOf = (type: SingleType) =>
    connectors ? (connectors.find((name) => providers[name].type === type) ?? 'none') : ''
  return {
    name: club.name ?? '',
    shortName: club.shortName ?? '',
    sport: club.sport ?? '',
    country: club.country ?? '',
    city: club.city ?? '',
    stadium: club.stadium ?? '',
    first: club.colours?.[0] ?? '',
    second: club.colours?.[1] ?? '',
    crest: club.crest ?? '',
    fans: club.fans === undefined ? '' : String(club.fans),
    teams: club.teams?.join('\n') ?? '',
    firstName: club.admin?.firstName ?? '',
    lastName: club.admin?.lastName ?? '',
    members: club.members === undefined ? null : Math.round(club.members * 1e8) / 1e6,
    products: club.products?.map(({ name, price }) => ({ name, price: String(price) })) ?? [],
    systems: {
      fan: systemOf('fan'),
      ticketing: systemOf('ticketing'),
      shop: systemOf('shop'),
      analytics: systemOf('analytics'),
      social: systemOf('social'),
    },
    marketing: connectors?.filter((name) => providers[name].type === 'marketing') ?? null,
  }
}
