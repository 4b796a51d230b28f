import type { Input } from '../../../contract/endpoint/endpoint.ts'
import type { Connector } from '../../../contract/connectors.ts'
import { contract } from '../../../contract/index.ts'

/** The values of the form. */
export interface NewSegment {
  name: string
  description: string
  bookmarkId: string | null
  connectorId: string | null
}

export const blank: NewSegment = { name: '', description: '', bookmarkId: null, connectorId: null }

const fieldNames = ['name', 'description', 'bookmarkId', 'connectorId'] as const
type FieldName = (typeof fieldNames)[number]

type Body = Input<typeof contract.segments.create>['body']

/** The values as a request body. The provider gets the same name and description (docs/product/segments.md#fields). */
export function bodyOf(values: NewSegment, connector: Pick<Connector, 'provider'> | undefined): Body {
  const name = values.name.trim()
  const description = values.description.trim() || null
  const body = {
    name,
    description,
    connectorId: values.connectorId ?? undefined,
    bookmarkId: values.bookmarkId ?? undefined,
    config: { ...(connector && { provider: connector.provider }), name, description },
  }
  // A missing choice is not sent, and the server reports it (docs/product/segments.md#new-segment).
  return body as Body
}

/** The form field for the path of a request input; undefined if there is none. */
export function fieldOf(path: string): FieldName | undefined {
  if (path === 'config.provider') return 'connectorId'
  return fieldNames.find((name) => name === path.replace(/^config\./, ''))
}
