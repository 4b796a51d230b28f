import { createSpotlight, SpotlightRoot } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import { PaletteBody, type PaletteHandlers } from './PaletteBody.tsx'
import classes from './Palette.module.css'

export interface PaletteProps extends PaletteHandlers {
  opened: boolean
  query: string
  onQuery(query: string): void
}

/** Searches everything that the user can open, and runs actions (docs/product/app.md#search). */
export function Palette({ opened, query, onQuery, ...handlers }: PaletteProps) {
  const [[store, spotlight]] = useState(createSpotlight)
  useEffect(() => {
    if (opened) spotlight.open()
    else spotlight.close()
  }, [opened, spotlight])

  return (
    <SpotlightRoot
      store={store}
      query={query}
      onQueryChange={onQuery}
      // The query begins anew when the search is asked for, not when it has faded out: by then it may be open again.
      clearQueryOnClose={false}
      onSpotlightClose={handlers.onClose}
      // The shell listens for the shortcut, because this is loaded later, and returns the focus.
      shortcut={null}
      returnFocus={false}
      closeOnClickOutside
      size={640}
      radius="lg"
      shadow="xl"
      zIndex={200}
      transitionProps={{ duration: 150, transition: 'fade-down' }}
      overlayProps={{ backgroundOpacity: 1, blur: 0, transitionProps: { duration: 120 } }}
      classNames={{
        inner: classes.inner,
        overlay: classes.overlay,
        content: classes.content,
        body: classes.body,
      }}
    >
      <PaletteBody query={query} {...handlers} />
    </SpotlightRoot>
  )
}
