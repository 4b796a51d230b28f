import { createColumnHelper } from '@tanstack/react-table'
import { ConnectorName } from '../../domain/connectors/ConnectorName.tsx'
import type { Membership } from '../../contract/memberships.ts'
import { connectorColumn } from '../../domain/connectors/connectorColumn.tsx'
import { createdColumn } from '../../domain/rows/createdColumn.tsx'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText, Value } from '../../ui/values/values.tsx'
import { fullName } from '../../ui/values/fullName.ts'
import { membershipsWords } from './words.ts'

const helper = createColumnHelper<typeof features, Membership>()

/** The columns of memberships (docs/contract.md#columns). */
export const columns = helper.columns([
  helper.accessor('membershipId', {
    header: membershipsWords.columns.membershipId,
    meta: { width: 144, sortBy: 'membershipId' },
  }),
  helper.accessor('type', {
    header: membershipsWords.columns.type,
    meta: { width: 120, sortBy: 'type' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor((membership) => fullName(membership), {
    id: 'name',
    header: membershipsWords.columns.name,
    meta: { width: 176, sortBy: 'firstName' },
  }),
  helper.accessor('email', { header: membershipsWords.columns.email, meta: { width: 264, sortBy: 'email' } }),
  helper.accessor('city', {
    header: membershipsWords.columns.city,
    meta: { width: 112, sortBy: 'city' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('country', {
    header: membershipsWords.columns.country,
    meta: { width: 144, sortBy: 'country' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('entryDate', {
    header: membershipsWords.columns.entry,
    meta: { width: 108, sortBy: 'entryDate' },
    cell: ({ getValue }) => <DateText iso={getValue()} isUtcDay />,
  }),
  helper.accessor('expirationDate', {
    header: membershipsWords.columns.expiration,
    meta: { width: 112, sortBy: 'expirationDate' },
    cell: ({ getValue }) => <DateText iso={getValue()} isUtcDay />,
  }),
  connectorColumn<Membership>(ConnectorName, 128),
  createdColumn<Membership>(),
])
