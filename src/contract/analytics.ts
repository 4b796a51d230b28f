import { z } from './zod.ts'
import { bookmarkColumns } from './fields/columns.ts'
import { endpoint } from './endpoint/endpoint.ts'
import {
  FilledText,
  Id,
  NullableText,
  rowParams,
  TenantId,
  tenantParams,
  Text,
  Timestamp,
  about,
} from './fields/fields.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { ProviderInfo } from './fields/providers.ts'

const name = FilledText.meta(about('The name that the club gave it.', 'Season-ticket holders under 30'))
const description = NullableText.meta(about('A free text.', 'For the renewal letter'))
const params = Text.meta(about('The query string of the view, without its tab.', 'country=Ireland&age=18-29'))

/** A saved view of the dashboard (docs/product/analytics.md#fields). */
export const Bookmark = z
  .strictObject({
    id: Id,
    tenant: TenantId,
    name,
    description,
    connectorId: Text.meta(about('The analytics that the view belongs to.', 'metabase')),
    params,
    metadata: ProviderInfo,
    createdAt: Timestamp,
  })
  .meta({ id: 'Bookmark', description: 'A saved view of the dashboard.' })
export type Bookmark = z.infer<typeof Bookmark>

const source = { doc: 'docs/contract.md#analytics-operations', stated: true } as const

export const dashboard = endpoint({
  id: 'analytics.dashboard',
  method: 'GET',
  path: '/analytics/:tenant/dashboard',
  auth: 'access',
  action: 'getting dashboard',
  params: tenantParams,
  responses: {
    200: z
      .strictObject({
        url: Text.meta(
          about(
            "The page to embed: absolute, or a path below the app's root.",
            'external/dashboard/?club=325xdjvn60whsp3t4tcg',
          ),
        ),
      })
      .describe('The page to embed.'),
  },
  source: { ...source, decisions: { 'docs/contract.md#dashboard-frame': 'a page of the same origin' } },
})

export const bookmarks = {
  list: endpoint({
    id: 'bookmarks.list',
    method: 'GET',
    path: '/analytics/:tenant/bookmarks',
    auth: 'access',
    action: 'getting bookmarks',
    params: tenantParams,
    query: pagingQuery(bookmarkColumns, 'createdAt'),
    responses: { 200: pageOf(Bookmark) },
    source: {
      ...source,
      decisions: { 'docs/contract.md#rows': 'paged; columns and search over name and description are ours' },
    },
  }),
  create: endpoint({
    id: 'bookmarks.create',
    method: 'POST',
    path: '/analytics/:tenant/bookmarks',
    auth: 'access',
    action: 'creating bookmark',
    params: tenantParams,
    body: z.object({
      name,
      description: description.optional(),
      connectorId: FilledText.meta(about('A fixed constant of the client.', 'metabase')),
      params,
    }),
    responses: { 201: Bookmark },
    source: { ...source, decisions: { 'docs/contract.md#dashboard-frame': 'connectorId is `metabase`' } },
  }),
  get: endpoint({
    id: 'bookmarks.get',
    method: 'GET',
    path: '/analytics/:tenant/bookmarks/:id',
    auth: 'access',
    action: 'getting bookmark',
    params: rowParams,
    responses: { 200: Bookmark },
    source,
  }),
  update: endpoint({
    id: 'bookmarks.update',
    method: 'PUT',
    path: '/analytics/:tenant/bookmarks/:id',
    auth: 'access',
    action: 'updating bookmark',
    params: rowParams,
    body: z.object({ name, description, params }).partial(),
    responses: { 200: Bookmark },
    source: { ...source, decisions: { 'docs/contract.md#updates': 'merges' } },
  }),
  remove: endpoint({
    id: 'bookmarks.remove',
    method: 'DELETE',
    path: '/analytics/:tenant/bookmarks/:id',
    auth: 'access',
    action: 'deleting bookmark',
    params: rowParams,
    responses: { 204: z.undefined() },
    source: { ...source, decisions: { 'docs/contract.md#segment-life': 'even if a segment uses it' } },
  }),
}
