import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Email, Id, TenantId, Text } from './fields.ts'

export const Role = z.enum(['admin', 'user'])
export type Role = z.infer<typeof Role>

export const BillingPlan = z.enum(['standard', 'pro', 'none'])
export type BillingPlan = z.infer<typeof BillingPlan>

/** The signed-in user (account-side 3); `role` is ours (readings 2.7). */
export const User = z
  .strictObject({
    id: Id,
    tenant: TenantId,
    firstName: Text,
    lastName: Text,
    email: Email,
    username: Text.nullable(),
    role: Role,
    billing: Text.nullable().describe('Customer id at the payment provider; null without a subscription.'),
    billingPlan: BillingPlan,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

const Jwt = z.string().min(1)

export const Tokens = z
  .strictObject({
    accessToken: Jwt.describe('Bearer of every call; lives 15 minutes.'),
    refreshToken: Jwt.describe('Bearer of the refresh call alone; lives 30 days.'),
  })
  .meta({ id: 'Tokens' })
export type Tokens = z.infer<typeof Tokens>

export const login = endpoint({
  id: 'account.login',
  method: 'POST',
  path: '/accounts/login',
  auth: 'none',
  safe: true,
  action: 'logging in',
  body: z.object({ email: Text, password: Text }),
  responses: { 200: Tokens },
  errors: [400, 401],
  source: { doc: 'account-side', section: '7', stated: true },
})

export const refresh = endpoint({
  id: 'account.refresh',
  method: 'POST',
  path: '/accounts/refresh',
  auth: 'refresh',
  safe: true,
  action: 'refreshing the session',
  responses: { 200: z.strictObject({ accessToken: Jwt }) },
  errors: [401],
  source: { doc: 'account-side', section: '7', stated: true },
})

export const me = endpoint({
  id: 'account.me',
  method: 'GET',
  path: '/accounts/me',
  auth: 'access',
  action: 'getting user',
  responses: { 200: User },
  errors: [401],
  source: { doc: 'account-side', section: '7', stated: true, reading: 'adds role (readings 2.7)' },
})
