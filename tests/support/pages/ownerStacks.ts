import * as React from 'react'

/**
 * What React's development build shares between its packages, as far as it is used here. React renames or drops it as
 * it likes.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: shared } = React as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: { recentlyCreatedOwnerStacks?: number }
}

/**
 * Lets React's development build make elements without noting where each was made, which its developer tools show. It
 * notes the first ten thousand of every second, and that takes a tenth of the time of the page tests. Warnings still
 * name their component.
 */
export function forgetOwnerStacks(): void {
  if (shared?.recentlyCreatedOwnerStacks === undefined) return
  Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { configurable: true, get: () => Infinity, set() {} })
}
