import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { CornerDrawing, NetDrawing } from '../brand/drawings.tsx'
import { StateView } from '../feedback/StateView.tsx'
import type { ListParams } from './useListParams.ts'

interface NothingProps<C extends string> {
  total: number
  searched: string
  empty: ReactNode
  emptyAction: ReactNode
  params: Pick<ListParams<C>, 'goTo' | 'search'>
  /** The button that was pressed goes with the view; the focus needs another place. */
  onLeft(): void
}

/** Why there is no row: past the last page, nothing matches the search, or nothing is there yet. */
export function Nothing<C extends string>({ total, searched, empty, emptyAction, params, onLeft }: NothingProps<C>) {
  function leaveBy(act: () => void) {
    act()
    onLeft()
  }

  if (total > 0) {
    return (
      <StateView
        drawing={<NetDrawing />}
        title="No data found"
        action={
          <Button variant="default" onClick={() => leaveBy(() => params.goTo(0))}>
            First page
          </Button>
        }
      >
        This page lies past the end of the list.
      </StateView>
    )
  }
  if (searched !== '') {
    return (
      <StateView
        drawing={<NetDrawing />}
        title="No data found"
        action={
          <Button variant="default" onClick={() => leaveBy(() => params.search(''))}>
            Clear search
          </Button>
        }
      >
        {`Nothing matches “${searched}”.`}
      </StateView>
    )
  }
  return (
    <StateView drawing={<CornerDrawing />} title="No data found" action={emptyAction}>
      {empty}
    </StateView>
  )
}
