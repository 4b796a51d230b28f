import * as account from './account.ts'
import { bookmarks, dashboard } from './analytics.ts'
import * as club from './club.ts'
import * as connectors from './connectors.ts'
import type { Endpoint } from './endpoint/endpoint.ts'
import * as fanProfiles from './fanProfiles.ts'
import { fans } from './fans.ts'
import * as home from './home.ts'
import * as memberships from './memberships.ts'
import * as segments from './segments.ts'
import * as shop from './shop.ts'
import * as support from './support.ts'
import * as system from './system.ts'
import * as ticketing from './ticketing.ts'
import * as users from './users.ts'

/** The registry of all operations, as `contract.area.verb`. */
export const contract = {
  account: {
    login: account.login,
    refresh: account.refresh,
    register: account.register,
    forgotPassword: account.forgotPassword,
    validateToken: account.validateToken,
    create: account.create,
    createUser: account.createUser,
    resetPassword: account.resetPassword,
    me: account.me,
    updateMe: account.updateMe,
    changePassword: account.changePassword,
    billing: account.billing,
  },
  club: { get: club.get, update: club.update, remove: club.remove },
  users: {
    list: users.list,
    invite: users.invite,
    get: users.get,
    remove: users.remove,
    setRole: users.setRole,
  },
  support: { send: support.send },
  system: {
    countries: system.countries,
    sports: system.sports,
    connectors: system.connectors,
    sse: system.sse,
  },
  home: { stats: home.stats },
  connectors: {
    list: connectors.list,
    create: connectors.create,
    test: connectors.test,
    get: connectors.get,
    update: connectors.update,
    remove: connectors.remove,
    setup: connectors.setup,
    reset: connectors.reset,
    sync: connectors.sync,
  },
  analytics: { dashboard },
  bookmarks,
  segments: {
    list: segments.list,
    create: segments.create,
    get: segments.get,
    update: segments.update,
    remove: segments.remove,
    sync: segments.sync,
  },
  fanProfiles: {
    list: fanProfiles.list,
    get: fanProfiles.get,
    update: fanProfiles.update,
    sync: fanProfiles.sync,
    status: fanProfiles.status,
    statistics: fanProfiles.statistics,
  },
  fans,
  memberships: {
    list: memberships.list,
    create: memberships.create,
    update: memberships.update,
    remove: memberships.remove,
    upload: memberships.upload,
  },
  shop: { customers: shop.customers, orders: shop.orders, orderItems: shop.orderItems },
  ticketing: { customers: ticketing.customers, tickets: ticketing.tickets },
} satisfies Record<string, Record<string, Endpoint>>

export type Contract = typeof contract

type Operation = { [Area in keyof Contract]: Contract[Area][keyof Contract[Area]] }[keyof Contract]

/**
 * The id of an operation, such as `fans.list`. Records by this type are complete, or the compiler names what is
 * missing.
 */
export type OperationId = Operation['id']

/** The first word of each operation's `action`, such as `getting`. */
export type ActionVerb = Operation['action'] extends infer A ? (A extends `${infer Verb} ${string}` ? Verb : A) : never

/** Every operation as a list, in the order of the registry. */
export const endpoints: readonly Endpoint[] = Object.values(contract).flatMap((area): Endpoint[] => Object.values(area))
