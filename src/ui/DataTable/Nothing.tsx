import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CornerDrawing } from '../brand/drawings/CornerDrawing.tsx'
import { NetDrawing } from '../brand/drawings/NetDrawing.tsx'
import { StateView } from '../feedback/states/StateView.tsx'
import type { ListParams } from './useListParams.ts'
import { emptyTableWords } from './words.ts'

interface NothingProps<C extends string> {
  total: number
  searched: string
  empty: ReactNode
  emptyAction: ReactNode
  params: Pick<ListParams<C>, 'goTo' | 'search'>
  /** Called once the button has removed this view, so that the caller can move the focus. */
  onRemoved(): void
}

/** Explains an empty page: it is past the end, the search has no matches, or the list is empty. */
export function Nothing<C extends string>({ total, searched, empty, emptyAction, params, onRemoved }: NothingProps<C>) {
  function runAndLeave(action: () => void) {
    action()
    onRemoved()
  }

  if (total > 0) {
    return (
      <StateView
        drawing={<NetDrawing />}
        title={emptyTableWords.title}
        action={
          <Button variant="default" onClick={() => runAndLeave(() => params.goTo(0))}>
            {emptyTableWords.firstPage}
          </Button>
        }
      >
        {emptyTableWords.pastEnd}
      </StateView>
    )
  }
  if (searched !== '') {
    return (
      <StateView
        drawing={<NetDrawing />}
        title={emptyTableWords.title}
        action={
          <Button variant="default" onClick={() => runAndLeave(() => params.search(''))}>
            {emptyTableWords.clearSearch}
          </Button>
        }
      >
        {emptyTableWords.noMatch(searched)}
      </StateView>
    )
  }
  return (
    <StateView drawing={<CornerDrawing />} title={emptyTableWords.title} action={emptyAction}>
      {empty}
    </StateView>
  )
}
