/** How the generated bodies of one operation are joined with the one of its example. */
export interface Plan {
  /** Dotted paths that the example decides: references, unique keys, secrets, and what would lock the example out. */
  kept?: readonly string[]
  /** Where the reply has what was written, if not at the same path. */
  echoes?: Readonly<Record<string, string>>
  /** Paths that the server may fill in itself when they are written empty. */
  filled?: readonly string[]
}

/** What an operation that is not listed here does: everything generated, everything echoed. */
const plain: Plan = {}

const plans: Readonly<Record<string, Plan>> = {
  'account.login': { kept: ['email', 'password'] },
  'account.create': { kept: ['country', 'sport'] },
  'account.changePassword': { kept: ['oldPassword'] },
  'account.updateMe': { kept: ['email'] },
  'club.update': {
    // The settings also stand in `config`; only one of the two forms is used at a time.
    kept: ['config', 'country', 'sport', 'defaultAnalyticsConnectorId'],
    echoes: { teamIds: 'config.teamIds' },
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
}

/** The plan of an operation, by its id. */
export const planOf = (operation: string): Plan => plans[operation] ?? plain

/** The operations that have a plan of their own. */
export const planned: readonly string[] = Object.keys(plans)
