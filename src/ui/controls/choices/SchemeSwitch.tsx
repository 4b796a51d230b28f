import { ActionIcon, Tooltip } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useSchemeSwitch } from './useSchemeSwitch.ts'

/** Switches between light and dark. */
export function SchemeSwitch() {
  const { other, label, switchScheme } = useSchemeSwitch()
  const Icon = other === 'dark' ? IconMoon : IconSun
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={32} aria-label={label} onClick={switchScheme}>
        <Icon size={20} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
