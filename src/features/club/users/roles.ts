import type { Role } from '../../../contract/fields/user.ts'

/** The label of each role, and its permissions (docs/contract.md#roles). */
export const roles: Record<Role, { title: string; permissions: string }> = {
  admin: { title: 'Admin', permissions: 'Works with all data, and manages the club and its users.' },
  user: { title: 'User', permissions: 'Works with all data, but changes neither the club nor its users.' },
}
