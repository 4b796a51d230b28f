import type { OperationId } from '../../../src/contract/index.ts'

/** Rules for combining the generated bodies of an operation with the body of its example. */
export interface Plan {
  /**
   * Dotted paths taken from the example: references, unique keys, secrets, and fields that would lock the example's
   * user out.
   */
  kept?: readonly string[]
  /** Paths in the reply of written fields, if they differ from the paths in the body. */
  returnedAt?: Readonly<Record<string, string>>
  /** Paths that the server may fill in if they are written empty. */
  filled?: readonly string[]
}

/** The plan of operations that are not listed: all fields are generated and returned. */
const plain: Plan = {}

const plans: Readonly<Record<string, Plan>> = {
  'account.login': { kept: ['email', 'password'] },
  // A real server sends mails: to the example's address, and to nobody else's.
  'account.register': { kept: ['email'] },
  'account.create': { kept: ['country', 'sport'] },
  'account.changePassword': { kept: ['oldPassword'] },
  'account.updateMe': { kept: ['email'] },
  'club.update': {
    // The settings also exist in `config`; a request uses only one of the two forms.
    kept: ['config', 'country', 'sport', 'defaultAnalyticsConnectorId'],
    returnedAt: { teamIds: 'config.teamIds' },
  },
  'users.invite': { kept: ['email'] },
  'users.setRole': { kept: ['role'] },
  'connectors.create': { kept: ['providerConfig'], filled: ['name'] },
  'connectors.setup': { kept: ['providerConfig'] },
  'connectors.test': { kept: ['providerConfig'] },
  'bookmarks.create': { kept: ['connectorId'] },
  'segments.create': { kept: ['connectorId', 'bookmarkId', 'config.provider'] },
  'fanProfiles.update': { kept: ['connectorId'] },
  'fans.create': { kept: ['email', 'connectorId'] },
  'fans.update': { kept: ['connectorId'] },
  'memberships.create': { kept: ['membershipId', 'connectorId'] },
  'memberships.update': { kept: ['membershipId', 'connectorId'] },
} satisfies Partial<Record<OperationId, Plan>>

/** The plan of an operation, by its id. */
export const planOf = (operation: string): Plan => plans[operation] ?? plain
