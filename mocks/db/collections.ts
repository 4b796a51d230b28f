import { z } from '../../src/contract/zod.ts'
import { Bookmark } from '../../src/contract/analytics.ts'
import { Club } from '../../src/contract/club.ts'
import { Connector } from '../../src/contract/connectors.ts'
import { TenantStatus } from '../../src/contract/fanProfiles.ts'
import { Id, TenantId, Text, Timestamp } from '../../src/contract/fields/fields.ts'
import { Segment } from '../../src/contract/segments.ts'
import { User } from '../../src/contract/fields/user.ts'

/** A club as the model stores it: the contract's fields and its billing. */
export const ClubRecord = Club.extend({
  billing: z.string().nullable(),
  portalUrl: z.string().nullable(),
  fanSync: TenantStatus,
  createdAt: Timestamp,
})
export type ClubRecord = z.infer<typeof ClubRecord>

/** A user as the model stores it; billing belongs to the club. */
export const UserRecord = User.omit({ billing: true, billingPlan: true }).extend({
  password: z.string(),
  epoch: z.int(),
  createdAt: Timestamp,
})
export type UserRecord = z.infer<typeof UserRecord>

/** A connector as the model stores it, with its secrets, which no reply contains. */
export const ConnectorRecord = Connector.omit({ metadata: true }).extend({
  secrets: z.record(z.string(), z.string()),
})
export type ConnectorRecord = z.infer<typeof ConnectorRecord>

export const BookmarkRecord = Bookmark.omit({ metadata: true })
export type BookmarkRecord = z.infer<typeof BookmarkRecord>

export const SegmentRecord = Segment.omit({ metadata: true })
export type SegmentRecord = z.infer<typeof SegmentRecord>

const MailKind = z.enum(['signup', 'registered', 'invitation', 'reset', 'support'])

/** A mail that the server "sent", with its link. */
export const MailRecord = z.object({
  id: Id,
  kind: MailKind,
  /** An address; `support` for the product's support desk. */
  to: Text,
  /** The sender's address; null for the product itself. */
  from: Text.nullable(),
  tenant: TenantId.nullable(),
  subject: Text,
  text: Text,
  /** The route of the product that the mail links to, token included, of any length; null for a mail without a link. */
  link: z.string().nullable(),
  at: Timestamp,
  /** The time at which the link was used; null if it was not. */
  usedAt: Timestamp.nullable(),
})
export type MailRecord = z.infer<typeof MailRecord>
