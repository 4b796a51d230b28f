import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/**
 * Changes the colours of the whole page at once, without transitions (global.css). Mantine's own option adds a `<style>` to the
 * page, which the content security policy blocks.
 */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.schemeChanges = 'true'
  change()
  setTimeout(() => delete dataset.schemeChanges, 50)
}

/** Switches between light and dark. The choice is remembered; without one, the system's scheme applies. */
export function SchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const scheme = useComputedColorScheme('light')
  const other = scheme === 'light' ? 'dark' : 'light'
  const Icon = other === 'dark' ? IconMoon : IconSun
  const label = `Switch to the ${other} scheme`
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        aria-label={label}
        onClick={() => withoutTransitions(() => setColorScheme(other))}
      >
        <Icon size={20} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
