import { useRef, useState } from 'react'
import { useApi } from '../../api/ApiProvider.tsx'
import { invalidate } from '../../api/cache.ts'
import type { Endpoint } from '../../contract/endpoint/endpoint.ts'
import type { Selection } from '../../ui/DataTable/selection/useSelection.ts'
import { useDialog } from '../../ui/dialogs/useDialog.ts'
import { errorMessage } from '../../ui/feedback/messages/errorMessage.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { useMounted } from '../../ui/useMounted.ts'
import { formatCount, plural } from '../../format.ts'
import { listedRows, type FetchRows } from './listedRows.ts'
import { removeRows, type RemovalProgress } from './removeRows.ts'
import { removalWords } from './words.ts'

export interface RowsRemovalOptions<Row extends { id: string }> {
  selection: Selection<Row>
  /** The list, which is fetched again afterwards. */
  list: Endpoint
  /** Fetches what is listed, for "Select all". */
  fetchRows: FetchRows<Row>
  /** Deletes one row. */
  remove(id: string): Promise<unknown>
  /** The kind of row in the singular and the plural. */
  words: readonly [string, string]
  /** Leaves a page that the deletion has emptied. */
  onRemoved(removed: number): void
}

export type RemovalStep =
  | { at: 'question' }
  | { at: 'work'; progress: RemovalProgress | null; stop(): void }
  | { at: 'failure'; text: string }

/** `1 fan`, `12,000 fans`. */
export const rowWords = (count: number, [one, many]: readonly [string, string]) => plural(count, one, many)

/**
 * The deletion of the selected rows, and the dialog that asks for it. It has steps of its own instead of `useSubmit`,
 * because it makes many calls, shows their progress, and can be stopped between them.
 */
export function useRowsRemoval<Row extends { id: string }>(options: RowsRemovalOptions<Row>) {
  const { selection, list, fetchRows, remove, words, onRemoved } = options
  const { queryClient } = useApi()
  const dialog = useDialog()
  const [step, setStep] = useState<RemovalStep>({ at: 'question' })
  const mounted = useMounted()
  const isWorking = useRef(false)
  /** What the question is about: rows that arrive while it is open are not among them. */
  const [asked, setAsked] = useState<{ count: number; ids: Promise<string[]>; found: AbortController } | null>(null)

  async function selectedIds(signal: AbortSignal): Promise<string[]> {
    if (!selection.all) return [...selection.rows.keys()]
    const ids: string[] = []
    for await (const { rows } of listedRows(fetchRows, signal)) ids.push(...rows.map(({ id }) => id))
    return ids
  }

  /** Says why it ended, also to who has left the page meanwhile. */
  const fail = (text: string) => (mounted.current ? setStep({ at: 'failure', text }) : toast('error', text))

  async function run({ signal }: AbortController, stop: () => void) {
    const ids = (await asked?.ids) ?? []
    const onProgress = (progress: RemovalProgress) => setStep({ at: 'work', progress, stop })
    const { removed, error } = await removeRows(ids, remove, { signal, onProgress })
    if (removed > 0) {
      selection.clear()
      onRemoved(removed)
      invalidate(queryClient, [list])
    }
    if (error !== null) {
      const problem = errorMessage(error)
      const [done, wanted] = [formatCount(removed), rowWords(ids.length, words)]
      return fail(removed > 0 ? removalWords.failure(done, wanted, problem) : problem)
    }
    dialog.close()
    const wanted = rowWords(ids.length, words)
    const isWhole = removed === ids.length
    if (removed > 0)
      toast('success', isWhole ? removalWords.success(wanted) : removalWords.stopped(formatCount(removed), wanted))
  }

  return {
    dialog: {
      ...dialog,
      close() {
        // Without a deletion, what is still being fetched is of no use.
        asked?.found.abort()
        dialog.close()
      },
    },
    step,
    words,
    count: asked?.count ?? 0,
    open() {
      const found = new AbortController()
      const ids = selectedIds(found.signal)
      setAsked({ count: selection.count, ids, found })
      // The list may have changed since it was counted, so correct the count.
      ids.then(
        ({ length }) => setAsked((now) => (now?.ids === ids ? { ...now, count: length } : now)),
        () => {
          // Starting reports it.
        },
      )
      setStep({ at: 'question' })
      dialog.open()
    },
    start() {
      // Two clicks may come before the next rendering.
      if (isWorking.current) return
      isWorking.current = true
      const controller = new AbortController()
      const stop = () => [controller, asked?.found].forEach((work) => work?.abort())
      setStep({ at: 'work', progress: null, stop })
      run(controller, stop)
        .catch((error: unknown) => (controller.signal.aborted ? dialog.close() : fail(errorMessage(error))))
        .finally(() => (isWorking.current = false))
    },
  }
}
export type RowsRemoval = ReturnType<typeof useRowsRemoval>
