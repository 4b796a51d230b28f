import { createColumnHelper } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import type { Customer } from '../../contract/fields/customer.ts'
import { connectorColumn } from '../connectors/connectorColumn.tsx'
import { createdColumn } from '../rows/createdColumn.tsx'
import { features } from '../../ui/DataTable/columns.ts'
import { DateText, Value } from '../../ui/values/values.tsx'
import { customerWords } from './words.ts'

const helper = createColumnHelper<typeof features, Customer>()

/**
 * The columns of customers, for both the shop and ticketing (docs/product/shop.md#shop-customers,
 * docs/contract.md#columns). `Name` shows the name of a connector.
 */
export function customerColumns(Name: ComponentType<{ id: string }>) {
  return helper.columns([
    helper.accessor('customerId', { header: customerWords.id, meta: { width: 84, sortBy: 'customerId' } }),
    helper.accessor('firstName', { header: customerWords.firstName, meta: { width: 108, sortBy: 'firstName' } }),
    helper.accessor('lastName', {
      header: customerWords.lastName,
      meta: { width: 124, sortBy: 'lastName' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    helper.accessor('email', { header: customerWords.email, meta: { width: 272, sortBy: 'email' } }),
    helper.accessor('country', {
      header: customerWords.country,
      meta: { width: 128, sortBy: 'country' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    connectorColumn<Customer>(Name, 116),
    helper.accessor('signedUpAt', {
      header: customerWords.signedUp,
      meta: { width: 140, sortBy: 'signedUpAt' },
      cell: ({ getValue }) => <DateText iso={getValue()} withTime />,
    }),
    createdColumn<Customer>(),
  ])
}
