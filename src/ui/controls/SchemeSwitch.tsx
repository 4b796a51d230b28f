import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'

/**
 * Everything takes its new colours at once, instead of each thing in its own time (global.css). Mantine would see to it by a `<style>`
 * in the page, which a policy refuses.
 */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.schemeChanges = 'true'
  change()
  setTimeout(() => delete dataset.schemeChanges, 50)
}

/** Switches between light and dark; what is chosen is remembered, until then the system decides. */
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
