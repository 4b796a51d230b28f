import { z } from './zod.ts'
import { CountryRef, SportRef } from './club.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, Empty, FilledText, NullableText, Password, TenantId, Text } from './fields/fields.ts'
import { User } from './fields/user.ts'

const Jwt = z.string().min(1)

export const Tokens = z
  .strictObject({
    accessToken: Jwt.describe('Bearer of every call; valid for 15 minutes.'),
    refreshToken: Jwt.describe('Bearer of the refresh call only; valid for 30 days.'),
  })
  .meta({ id: 'Tokens', description: 'The two tokens of a session.' })
export type Tokens = z.infer<typeof Tokens>

export const LinkPurpose = z.enum(['signup', 'invitation', 'reset'])

/** The content of a mailed link's token (docs/contract.md#link-tokens). */
export const LinkInfo = z
  .strictObject({
    email: Email.meta(about('The address that the link was mailed to.', 'maeve@carrick.example')),
    purpose: LinkPurpose,
    tenant: TenantId.nullable().meta({ description: 'The club; null for a sign-up, which has none yet.' }),
  })
  .meta({ id: 'LinkInfo', description: 'The content of a link token.' })
export type LinkInfo = z.infer<typeof LinkInfo>

const Joined = z
  .strictObject({
    email: Email.meta(about('The e-mail to sign in with.', 'maeve@carrick.example')),
  })
  .describe('The new user.')
export const login = endpoint({
  id: 'account.login',
  method: 'POST',
  path: '/accounts/login',
  auth: 'none',
  safe: true,
  action: 'logging in',
  body: z.object({
    email: Text.meta(about('The case is ignored.', 'admin@carrick.example')),
    password: Text.meta(about('The current password.', 'touchline')),
  }),
  responses: { 200: Tokens },
  errors: [401],
  source: { doc: 'docs/contract.md#account-operations', stated: true },
})

export const refresh = endpoint({
  id: 'account.refresh',
  method: 'POST',
  path: '/accounts/refresh',
  auth: 'refresh',
  safe: true,
  action: 'refreshing the session',
  responses: {
    200: z.strictObject({ accessToken: Jwt.describe('Replaces the previous one.') }).describe('A fresh access token.'),
  },
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#token-lifetimes': 'does not change the refresh token' },
  },
})

export const register = endpoint({
  id: 'account.register',
  method: 'POST',
  path: '/accounts/register',
  auth: 'none',
  action: 'register',
  body: z.object({
    email: Email.meta(about('The address to mail the link to.', 'maeve@carrick.example')),
  }),
  responses: { 200: Empty },
  unread: true,
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: {
      'docs/contract.md#address-privacy': 'gives the same answer for known and unknown addresses, and mails a link',
    },
  },
})

export const forgotPassword = endpoint({
  id: 'account.forgotPassword',
  method: 'POST',
  path: '/accounts/forgot-password',
  auth: 'none',
  action: 'requesting a password reset',
  body: z.object({ email: Text.meta(about('Its format is not checked.', 'maeve@carrick.example')) }),
  responses: { 200: Empty },
  unread: true,
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: {
      'docs/contract.md#address-privacy':
        'gives the same answer for known and unknown addresses; only a known one gets a mail',
    },
  },
})

export const validateToken = endpoint({
  id: 'account.validateToken',
  method: 'GET',
  path: '/accounts/validate-token',
  auth: 'link',
  action: 'validating token',
  responses: { 200: LinkInfo },
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#link-tokens': 'the shape of its answer' },
  },
})

export const create = endpoint({
  id: 'account.create',
  method: 'POST',
  path: '/accounts/create',
  auth: 'link',
  purpose: 'signup',
  action: 'register',
  body: z.object({
    name: FilledText.meta(about('The name of the club.', 'Carrick Hockey Club')),
    country: CountryRef.nullish(),
    sport: SportRef.nullish(),
    password: Password,
  }),
  responses: { 201: Joined },
  errors: [409],
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#onboarding': 'country and sport optional' },
  },
})

export const createUser = endpoint({
  id: 'account.createUser',
  method: 'POST',
  path: '/accounts/create-user',
  auth: 'link',
  purpose: 'invitation',
  action: 'creating user',
  body: z.object({
    firstName: FilledText.meta(about('Given name.', 'Maeve')),
    lastName: FilledText.meta(about('Family name.', 'Doyle')),
    password: Password,
  }),
  responses: { 201: Joined },
  errors: [409],
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#link-tokens': 'answers the e-mail' },
  },
})

export const resetPassword = endpoint({
  id: 'account.resetPassword',
  method: 'POST',
  path: '/accounts/reset-password',
  auth: 'link',
  purpose: 'reset',
  action: 'resetting password',
  body: z.object({ newPassword: Password }),
  responses: { 200: Empty },
  unread: true,
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#token-lifetimes': 'ends all older tokens' },
  },
})

export const me = endpoint({
  id: 'account.me',
  method: 'GET',
  path: '/accounts/me',
  auth: 'access',
  action: 'getting user',
  responses: { 200: User },
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#roles': 'adds role' },
  },
})

export const updateMe = endpoint({
  id: 'account.updateMe',
  method: 'PUT',
  path: '/accounts/me',
  auth: 'access',
  action: 'updating profile',
  body: z
    .object({
      email: Email.meta(about('Unique among all users.', 'hannah@carrick.example')),
      username: NullableText.meta(about('A handle; null clears it.', 'hannah')),
      firstName: FilledText.meta(about('Given name.', 'Hannah')),
      lastName: Text.meta(about('Family name.', 'Whitlock')),
    })
    .partial(),
  responses: { 200: User },
  errors: [409],
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#updates': 'merges' },
  },
})

export const changePassword = endpoint({
  id: 'account.changePassword',
  method: 'POST',
  path: '/accounts/change-password',
  auth: 'access',
  action: 'updating password',
  body: z.object({ oldPassword: Text.meta(about('The current password.', 'touchline')), newPassword: Password }),
  responses: { 200: Empty },
  unread: true,
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: {
      'docs/contract.md#change-password': 'a wrong old password is 400; repeatNewPassword is ignored',
      'docs/contract.md#token-lifetimes': 'ends all older tokens',
    },
  },
})

export const billing = endpoint({
  id: 'account.billing',
  method: 'GET',
  path: '/accounts/billing',
  auth: 'access',
  action: 'getting customer portal',
  responses: {
    200: z
      .strictObject({
        url: z
          .string()
          .nullable()
          .meta({
            description:
              "The club's page at the payment provider: absolute, or a path below the app's root; null when there is none.",
            examples: ['https://billing.payments.example/p/session/carrick'],
          }),
      })
      .describe('Where the club manages its subscription.'),
  },
  source: {
    doc: 'docs/contract.md#account-operations',
    stated: true,
    decisions: { 'docs/contract.md#customer-portal': 'null without a portal' },
  },
})
