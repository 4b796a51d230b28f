import type { Provider } from '../../../../src/contract/fields/providers.ts'
import { providers } from '../../../../src/contract/fields/providerList.ts'
import { contract } from '../../../../src/contract/index.ts'
import type { Control } from '../../../control.ts'
import { DAY } from '../../../seed/moments.ts'
import type { Ghost } from './ghost.ts'
import { at, type Resolve } from '../script/values.ts'

/** The answers that earlier steps have kept, by name. */
export type Kept = Readonly<Record<string, unknown>>

type Lookup = (path: readonly string[]) => Promise<unknown>

const isProvider = (name: string): name is Provider => Object.hasOwn(providers, name)

/**
 * Finds things that any club has, by name: the club, its people, the first connector of a type or a provider, its first
 * fan (docs/guides/stories.md#references).
 */
export function createLookups(
  ghost: Ghost,
  control: Pick<Control, 'info' | 'mails'>,
): Readonly<Record<string, Lookup>> {
  const listed = async (operation: string, query: Record<string, unknown>): Promise<unknown[]> => {
    const items = at(await ghost.call('admin', operation, { query }), ['items'])
    return Array.isArray(items) ? items : []
  }
  const now = async () => Date.parse((await control.info()).now)
  return {
    club: async (path) => at(await ghost.call('admin', 'club.get', {}), path),
    admin: async (path) => at(await ghost.userOf('admin'), path),
    user: async (path) => at(await ghost.userOf('user'), path),
    /** `connector.marketing.id`, or `connector.SHOPIFY.id`; the oldest one that is enabled comes first. */
    async connector([kind = '', ...path]) {
      const { items } = contract.connectors.list.responses[200].parse(
        await ghost.call('admin', 'connectors.list', {
          query: { limit: 1000, orderBy: 'createdAt', orderDirection: 'asc' },
        }),
      )
      const found = items.filter(({ type, provider }) => (isProvider(kind) ? provider === kind : type === kind))
      return at(found.find(({ config, state }) => config.enabled && state !== 'FAILED') ?? found[0], path)
    },
    /** `fan.firstName`: the profile with the highest score. */
    fan: async (path) =>
      at((await listed('fanProfiles.list', { limit: 1, orderBy: 'score', orderDirection: 'desc' }))[0], path),
    /** `membership.0.id`: the memberships by the date on which they end, the earliest first. */
    async membership([place = '0', ...path]) {
      const query = { limit: 50, orderBy: 'expirationDate', orderDirection: 'asc' }
      const ending = (await listed('memberships.list', query)).filter((row) => at(row, ['expirationDate']) !== null)
      return at(ending[Number(place)], path)
    },
    bookmark: async (path) =>
      at((await listed('bookmarks.list', { limit: 1, orderBy: 'createdAt', orderDirection: 'desc' }))[0], path),
    segment: async (path) =>
      at((await listed('segments.list', { limit: 1, orderBy: 'createdAt', orderDirection: 'desc' }))[0], path),
    /** `mail.token`: the token of the link in the latest mail that has one. */
    async mail(path) {
      const mail = (await control.mails()).find(({ link }) => link !== null)
      return at(mail && { ...mail, token: decodeURIComponent(mail.link?.split('/').at(-1) ?? '') }, path)
    },
    /** The number of writes so far, which makes names and addresses unique. */
    writes: async () => (await control.info()).writes,
    /** `inDays.365`: the moment that many days from now, as a timestamp. */
    inDays: async ([days = '0']) => new Date((await now()) + Number(days) * DAY).toISOString(),
  }
}

/** Resolves references: what a step has kept comes before a lookup of the same name. */
export function createResolve(lookups: Readonly<Record<string, Lookup>>, kept: () => Kept): Resolve {
  return async ([name = '', ...path]) => {
    const values = kept()
    if (Object.hasOwn(values, name)) return at(values[name], path)
    return Object.hasOwn(lookups, name) ? lookups[name]?.(path) : undefined
  }
}
