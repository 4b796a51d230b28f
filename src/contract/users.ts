import { z } from './zod.ts'
import { userColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, Empty, Id, tenantParams } from './fields/fields.ts'
import { pageOf, pagingQuery, SearchText } from './endpoint/paging.ts'
import { ClubUser, ClubUserDetail, Role } from './fields/user.ts'

const params = tenantParams.extend({ userId: Id })

export const list = endpoint({
  id: 'users.list',
  method: 'GET',
  path: '/accounts/:tenant/users',
  auth: 'access',
  action: 'getting users',
  params: tenantParams,
  query: pagingQuery(userColumns, 'createdAt').extend({
    filter: SearchText.optional().describe('An alias of searchQuery, which takes precedence.'),
  }),
  responses: { 200: pageOf(ClubUser) },
  source: {
    doc: 'docs/contract.md#user-operations',
    stated: true,
    decisions: { 'docs/contract.md#searching': 'filter is searchQuery' },
  },
})

export const invite = endpoint({
  id: 'users.invite',
  method: 'POST',
  path: '/accounts/:tenant/users/invite',
  auth: 'access',
  role: 'admin',
  action: 'inviting user',
  params: tenantParams,
  body: z.object({
    email: Email.meta(about('The address to mail the link to.', 'niamh@club.example')),
  }),
  responses: { 202: Empty },
  unread: true,
  errors: [409],
  source: {
    doc: 'docs/contract.md#user-operations',
    stated: true,
    decisions: { 'docs/contract.md#user-operations': 'mails a link' },
  },
})

export const get = endpoint({
  id: 'users.get',
  method: 'GET',
  path: '/accounts/:tenant/users/:userId',
  auth: 'access',
  action: 'getting user',
  params,
  responses: { 200: ClubUserDetail },
  source: { doc: 'docs/contract.md#user-operations', stated: true },
})

export const remove = endpoint({
  id: 'users.remove',
  method: 'DELETE',
  path: '/accounts/:tenant/users/:userId',
  auth: 'access',
  role: 'admin',
  action: 'deleting user',
  params,
  responses: { 204: z.undefined() },
  errors: [400],
  source: {
    doc: 'docs/contract.md#user-operations',
    stated: true,
    decisions: { 'docs/contract.md#roles': 'never the last admin' },
  },
})

export const setRole = endpoint({
  id: 'users.setRole',
  method: 'POST',
  path: '/accounts/:tenant/users/:userId/role',
  auth: 'access',
  role: 'admin',
  action: 'updating user',
  params,
  body: z.object({ role: Role }),
  responses: { 200: ClubUserDetail },
  errors: [400],
  source: {
    doc: 'docs/contract.md#user-operations',
    stated: true,
    decisions: { 'docs/contract.md#roles': 'never the last admin' },
  },
})
