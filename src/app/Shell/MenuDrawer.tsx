import { Drawer } from '@mantine/core'
import { Sidebar, type SidebarProps } from './Sidebar.tsx'
import { shellWords } from './words.ts'
import classes from './Shell.module.css'

interface MenuDrawerProps extends Omit<SidebarProps, 'open' | 'lock'> {
  opened: boolean
  onClose(): void
}

/** Not a `className`, which would colour what is around it as well, and hide the page. */
const styles = { content: classes.drawer }

/** The sidebar of a narrow window, behind the button of its bar. */
export function MenuDrawer({ opened, onClose, ...sidebar }: MenuDrawerProps) {
  return (
    <Drawer.Root opened={opened} onClose={onClose} size={280} padding={0} classNames={styles}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={shellWords.menu}>
        <Drawer.Body
          h="100%"
          // A link may lead to the page that is open.
          onClick={({ target }) => {
            if (target instanceof Element && target.closest('a')) onClose()
          }}
        >
          <Sidebar {...sidebar} open lock={null} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
