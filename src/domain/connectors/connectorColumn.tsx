import { createColumnHelper } from '@tanstack/react-table'
import type { ComponentType } from 'react'
import { features } from '../../ui/DataTable/columns.ts'
import { Value } from '../../ui/values/values.tsx'
import { connectorWords } from './words.ts'

/**
 * The column of a row's connector (docs/contract.md#columns). `Name` fetches and shows the name of a connector by its
 * id.
 */
export function connectorColumn<Row extends { connectorId: string | null }>(
  Name: ComponentType<{ id: string }>,
  width = 136,
) {
  return createColumnHelper<typeof features, Row>().accessor(({ connectorId }) => connectorId, {
    id: 'connectorId',
    header: connectorWords.column,
    meta: { width, sortBy: 'connectorId' },
    cell: ({ getValue }) => {
      const id = getValue()
      return <Value>{id === null ? null : <Name id={id} />}</Value>
    },
  })
}
