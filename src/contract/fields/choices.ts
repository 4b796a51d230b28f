/** The values that a gender may have. Pages load them without the schemas. */
export const genders = ['Male', 'Female'] as const

/** The roles of a user, the most powerful first. */
export const roles = ['admin', 'user'] as const

/** The categories of connectors; `social` is our decision (docs/contract.md#catalogue). */
export const connectorTypes = ['shop', 'ticketing', 'fan', 'marketing', 'analytics', 'social'] as const
