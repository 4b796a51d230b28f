import type { OperationId } from '../../../src/contract/index.ts'

/** A screen of the product, or something that works on all of them, and the operations that it needs. */
export interface Screen {
  name: string
  operations: readonly OperationId[]
}

/**
 * What the product consists of, in the order in which a new server brings most of it to life: sign-in first, for
 * without it nothing works (docs/guides/building-the-server.md#the-order). Within a screen, what makes a row comes
 * before what needs one.
 */
export const screens: readonly Screen[] = [
  { name: 'Sign in', operations: ['account.login', 'account.me', 'account.refresh'] },
  { name: 'Frame and navigation', operations: ['club.get', 'system.countries', 'system.sports'] },
  { name: 'Fans', operations: ['fanProfiles.list', 'fanProfiles.status', 'fanProfiles.sync'] },
  { name: 'Connectors', operations: ['connectors.list', 'system.connectors'] },
  {
    name: 'Home',
    operations: [
      'home.stats',
      'connectors.list',
      'fanProfiles.list',
      'segments.list',
      'shop.orders',
      'ticketing.tickets',
    ],
  },
  { name: 'Live data', operations: ['system.sse'] },
  {
    name: 'Fan',
    operations: [
      'fanProfiles.get',
      'fanProfiles.statistics',
      'fanProfiles.update',
      'shop.orders',
      'ticketing.tickets',
      'memberships.list',
    ],
  },
  {
    name: 'Data',
    operations: [
      'fans.list',
      'memberships.list',
      'shop.customers',
      'shop.orders',
      'shop.orderItems',
      'ticketing.customers',
      'ticketing.tickets',
    ],
  },
  { name: 'Editing fans', operations: ['fans.create', 'fans.get', 'fans.update', 'fans.remove', 'fans.upload'] },
  {
    name: 'Editing memberships',
    operations: ['memberships.create', 'memberships.update', 'memberships.remove', 'memberships.upload'],
  },
  { name: 'New connector', operations: ['connectors.test', 'connectors.create'] },
  {
    name: 'Connector',
    operations: [
      'connectors.get',
      'connectors.update',
      'connectors.sync',
      'connectors.reset',
      'connectors.setup',
      'connectors.remove',
    ],
  },
  { name: 'Dashboard', operations: ['analytics.dashboard', 'bookmarks.create'] },
  { name: 'Bookmarks', operations: ['bookmarks.list', 'bookmarks.get', 'bookmarks.update', 'bookmarks.remove'] },
  {
    name: 'Segments',
    operations: [
      'segments.list',
      'segments.create',
      'segments.get',
      'segments.update',
      'segments.sync',
      'segments.remove',
    ],
  },
  { name: 'Your profile', operations: ['account.updateMe', 'account.changePassword', 'club.update', 'club.remove'] },
  { name: 'Club settings', operations: ['club.update', 'account.billing', 'users.list', 'users.invite'] },
  { name: 'Club user', operations: ['users.get', 'users.setRole', 'users.remove'] },
  { name: 'Sign up', operations: ['account.register', 'account.validateToken', 'account.create'] },
  { name: 'Accepting an invitation', operations: ['account.validateToken', 'account.createUser'] },
  { name: 'Password reset', operations: ['account.forgotPassword', 'account.resetPassword'] },
  { name: 'Support', operations: ['support.send'] },
]

/** Every operation once, in the order in which the screens need them. */
export const buildOrder: readonly OperationId[] = [...new Set(screens.flatMap(({ operations }) => operations))]
