import { z } from '../zod.ts'
import { roles } from './choices.ts'
import { about, Email, Id, NullableText, TenantId, Text, Timestamp } from './fields.ts'

export const Role = z.enum(roles).meta(about('What a user may do in the club.', 'user'))
export type Role = z.infer<typeof Role>

export const BillingPlan = z.enum(['standard', 'pro', 'none']).meta(about('none without a subscription.', 'pro'))
export type BillingPlan = z.infer<typeof BillingPlan>

const named = {
  firstName: Text.meta(about('Given name.', 'Hannah')),
  lastName: Text.meta(about('Family name.', 'Whitlock')),
  email: Email.meta(about('Unique among all users, ignoring case.', 'admin@carrick.example')),
}

/** The signed-in user (docs/product/account.md#fields); `role` is our addition (docs/contract.md#roles). */
export const User = z
  .strictObject({
    id: Id,
    tenant: TenantId,
    ...named,
    username: NullableText.meta(about('A handle.', 'hannah')),
    role: Role,
    billing: NullableText.meta(
      about('Customer id of the club at the payment provider; null without a subscription.', 'cus_Rv4kT8mQ2xLp7a'),
    ),
    billingPlan: BillingPlan,
  })
  .meta({ id: 'User', description: 'The signed-in user.' })
export type User = z.infer<typeof User>

/** A user of the club in the list (docs/product/club.md#fields). */
export const ClubUser = z
  .strictObject({ id: Id, ...named, role: Role, createdAt: Timestamp })
  .meta({ id: 'ClubUser', description: 'A user of the club in the list.' })
export type ClubUser = z.infer<typeof ClubUser>

export const ClubUserDetail = ClubUser.extend({ tenant: TenantId }).meta({
  id: 'ClubUserDetail',
  description: 'A user of the club.',
})
export type ClubUserDetail = z.infer<typeof ClubUserDetail>
