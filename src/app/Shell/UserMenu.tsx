import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import type { PanelProps } from '../../ui/controls/choices/Dropdown.tsx'
import { shellWords } from './words.ts'

/** The menu of the signed-in user. */
export function UserMenu({ target, onLogout, ...panel }: PanelProps & { onLogout(): void }) {
  return (
    <Menu position="top-start" width={200} withInitialFocusPlaceholder={false} {...panel}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.8} />} onClick={onLogout}>
          {shellWords.logOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
