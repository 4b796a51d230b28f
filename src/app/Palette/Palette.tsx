import { createSpotlight, SpotlightRoot } from '@mantine/spotlight'
import { useEffect, useState } from 'react'
import { PaletteBody, type PaletteHandlers } from './PaletteBody.tsx'
import classes from './Palette.module.css'

export interface PaletteProps extends PaletteHandlers {
  opened: boolean
}

/** Searches everything that the user can open, and runs actions (docs/product/app.md#search). */
export function Palette({ opened, ...handlers }: PaletteProps) {
  const [[store, spotlight]] = useState(createSpotlight)
  const [query, setQuery] = useState('')
  useEffect(() => {
    if (opened) spotlight.open()
    else spotlight.close()
  }, [opened, spotlight])

  return (
    <SpotlightRoot
      store={store}
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setQuery('')}
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
