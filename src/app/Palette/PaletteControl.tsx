import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useContext } from 'react'
import { Keys } from '../shortcuts/Keys.tsx'
import { ariaKeys, shortcuts } from '../shortcuts/shortcuts.ts'
import { OpenPalette } from './paletteContext.ts'
import { searchButtonWords } from '../Shell/words.ts'
import classes from './PaletteControl.module.css'

const keys = { 'aria-keyshortcuts': ariaKeys(shortcuts.palette) }

/** Opens the search from the sidebar (docs/product/app.md#search). */
export function PaletteControl({ open }: { open: boolean }) {
  const openPalette = useContext(OpenPalette)
  const button = (
    <UnstyledButton
      className={classes.control}
      data-open={open || undefined}
      {...(!open && { 'aria-label': searchButtonWords.label })}
      {...keys}
      onClick={openPalette}
    >
      <IconSearch size={open ? 16 : 20} stroke={open ? 1.8 : 1.6} aria-hidden="true" />
      {open && (
        <>
          <span className={classes.label}>{searchButtonWords.label}</span>
          <Keys shortcut={shortcuts.palette} silent />
        </>
      )}
    </UnstyledButton>
  )
  return open ? (
    button
  ) : (
    <Tooltip label={searchButtonWords.label} position="right">
      {button}
    </Tooltip>
  )
}

/** Opens the search from the bar of a narrow window. */
export function PaletteIcon() {
  const openPalette = useContext(OpenPalette)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={searchButtonWords.label}
      {...keys}
      onClick={openPalette}
    >
      <IconSearch size={20} stroke={1.6} />
    </ActionIcon>
  )
}
