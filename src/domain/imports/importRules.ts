import { fans } from '../../contract/fans.ts'
import { csvRules } from '../../contract/imports/csvRows.ts'
import { upload } from '../../contract/memberships.ts'
import { fanDates, membershipDates } from '../people/dates.ts'
import type { ImportKind, ImportRules } from './rules.ts'

/** How a file of each kind is read. */
export const importRules: Readonly<Record<ImportKind, ImportRules>> = {
  fans: { ...csvRules(fans.upload.upload), dates: fanDates },
  memberships: { ...csvRules(upload.upload), dates: membershipDates },
}
