import { createColumnHelper } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import { features } from '../../ui/DataTable/columns.ts'
import { Value } from '../../ui/values/values.tsx'

/** Where a row came from (docs/contract.md#columns). `Name` shows a connector by its id: which those are, only a server knows. */
export function connectorColumn<Row extends { connectorId: string | null }>(
  Name: ComponentType<{ id: string }>,
  width = 136,
) {
  return createColumnHelper<typeof features, Row>().accessor(({ connectorId }) => connectorId, {
    id: 'connectorId',
    header: 'Connector',
    meta: { width, sortBy: 'connectorId' },
    cell: ({ getValue }) => {
      const id = getValue()
      return <Value>{id === null ? null : <Name id={id} />}</Value>
    },
  })
}
