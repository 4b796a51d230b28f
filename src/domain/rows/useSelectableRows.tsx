import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Endpoint } from '../../contract/endpoint/endpoint.ts'
import type { ListResult } from '../../ui/DataTable/DataTable.tsx'
import { offsetAfterRemoval } from '../../ui/DataTable/pager/paging.ts'
import { useSelection } from '../../ui/DataTable/selection/useSelection.ts'
import type { ListParams } from '../../ui/DataTable/useListParams.ts'
import { ExportControl } from '../exports/ExportButton.tsx'
import type { ExportKind } from '../exports/rowFields.ts'
import { useExport } from '../exports/useExport.ts'
import type { FetchRows } from './listedRows.ts'
import { RemoveRowsDialog } from './RemoveRowsDialog.tsx'
import { useRowsRemoval } from './useRowsRemoval.ts'
import { removalWords } from './words.ts'

export interface SelectableRowsOptions<Row extends { id: string }, C extends string> {
  list: Endpoint
  result: ListResult<NoInfer<Row>>
  params: ListParams<C>
  /** Fetches what is listed, page by page. */
  fetchRows: FetchRows<Row>
  /** Deletes one row. */
  remove(id: string): Promise<unknown>
  /** The kind of row in the singular and the plural, such as `fan` and `fans`. */
  words: readonly [string, string]
  /** Names a row for screen readers. */
  nameOf(row: NoInfer<Row>): string
  /** The kind of an export. */
  kind: ExportKind
}

/**
 * Lets people select the rows of a list, to export or to delete them, and export all of it
 * (docs/product/tables.md#several-rows).
 *
 * @returns the table's `selecting`, its export button, and the dialog to render beside the table
 */
export function useSelectableRows<Row extends { id: string }, C extends string>({
  result: { data, isPlaceholderData = false },
  params,
  nameOf,
  kind,
  ...options
}: SelectableRowsOptions<Row, C>) {
  const selection = useSelection(
    data?.items,
    data?.totalItems ?? 0,
    isPlaceholderData ? null : params.query.searchQuery,
  )
  const removal = useRowsRemoval({
    ...options,
    selection,
    onRemoved(removed) {
      const offset = data ? offsetAfterRemoval(data, removed) : null
      if (offset !== null) params.goTo((now) => (now.offset === data?.offset ? offset : null), true)
    },
  })
  const exporting = { what: options.words[1], kind }
  // Here, because the bar of the selection goes with it, and the export does not.
  const selected = useExport({ ...exporting, rows: selection.all ? options.fetchRows : [...selection.rows.values()] })
  const all = useExport({ ...exporting, rows: options.fetchRows })
  const actions = (
    <>
      <ExportControl work={selected} count={selection.count} />
      <Button
        variant="default"
        leftSection={<IconTrash size={16} stroke={1.8} aria-hidden="true" />}
        onClick={removal.open}
      >
        {removalWords.button}
      </Button>
    </>
  )
  return {
    selecting: { selection, nameOf, actions },
    exportButton: <ExportControl work={selected.progress ? selected : all} count={data?.totalItems} />,
    removalDialog: <RemoveRowsDialog removal={removal} />,
  }
}
