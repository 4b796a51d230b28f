/**
 * Checks that a password has been typed. Spaces are one, too (docs/contract.md#passwords); Mantine's `isNotEmpty` ignores
 * them.
 */
export const isGiven = (missing: string) => (password: string) => (password === '' ? missing : null)
