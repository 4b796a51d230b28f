import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useRef, useState, type MouseEvent } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { useApi, useUser } from '../../api/ApiProvider.tsx'
import { config } from '../../config.ts'
import { useClub } from '../../domain/club/useClub.ts'
import { Brand } from '../../ui/brand/Mark.tsx'
import { Crest } from '../../ui/brand/Crest.tsx'
import { useAccent } from '../../ui/brand/useAccent.ts'
import { TableOwner } from '../../ui/DataTable/view/tableViews.ts'
import { LeavingQuestion } from '../../ui/leaving/LeavingQuestion.tsx'
import { PageBoundary } from '../PageBoundary.tsx'
import { PaletteIcon } from '../Palette/PaletteControl.tsx'
import { PaletteHost } from '../Palette/PaletteHost.tsx'
import { MenuDrawer } from './MenuDrawer.tsx'
import { nav } from './nav.ts'
import { Sidebar } from './Sidebar.tsx'
import { sidebarStore, toggleLock } from './sidebar.ts'
import { useHoverOpen } from './useHoverOpen.ts'
import { usePageFocus } from './usePageFocus.ts'
import { shellWords } from './words.ts'
import classes from './Shell.module.css'

/** The frame of every protected screen: strip, sidebar (a drawer on narrow windows) and the page. */
export function Shell() {
  return (
    <PaletteHost>
      <Frame />
    </PaletteHost>
  )
}

function Frame() {
  const user = useUser()
  const { session } = useApi()
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const [navigated, setNavigated] = useState(false)
  if (!navigated && pathname !== firstPath) setNavigated(true)
  const page = useRef<HTMLElement>(null)
  usePageFocus(page)
  const club = useClub().data ?? null
  const { chart } = useAccent(club?.config.accent ?? null)
  const locked = useStore(sidebarStore, (state) => state.locked)
  const { listen, ...hover } = useHoverOpen(pathname, locked)
  /** The page at which the menu was opened: another one closes it for good, also if Back leads to this one again. */
  const [drawerAt, setDrawerAt] = useState<string | null>(null)
  if (drawerAt !== null && drawerAt !== pathname) setDrawerAt(null)
  const open = locked || hover.open
  const shared = { groups: nav, user, club, onLogout: session.logout }

  return (
    <div className={classes.shell} data-locked={locked || undefined}>
      <a href="#content" className={classes.skip} onClick={skip}>
        {shellWords.skip}
      </a>
      <div className={classes.strip} style={{ background: chart }} />
      {/* A wide window has the sidebar, a narrow one the bar: either is what every page begins with. */}
      <header
        className={classes.sidebar}
        data-open={open || undefined}
        data-over={(open && !locked) || undefined}
        ref={listen}
        {...hover.handlers}
      >
        <Sidebar {...shared} open={open} lock={{ locked, onToggle: toggleLock }} />
      </header>
      <header className={classes.bar}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={shellWords.openMenu}
          onClick={() => setDrawerAt(pathname)}
        >
          <IconMenu2 size={22} stroke={1.6} />
        </ActionIcon>
        <Link to="/" className={classes.brand} aria-label={shellWords.toHome(config.brand)}>
          <Brand />
        </Link>
        <PaletteIcon />
        <Crest accent={club?.config.accent ?? null} design={club?.config.crest} size={30} />
      </header>
      <LeavingQuestion />
      <MenuDrawer {...shared} opened={drawerAt !== null} onClose={() => setDrawerAt(null)} />
      <main ref={page} id="content" className={classes.main} tabIndex={-1} data-navigated={navigated || undefined}>
        <div className={classes.page}>
          <PageBoundary>
            <TableOwner value={user.id}>
              <Outlet />
            </TableOwner>
          </PageBoundary>
        </div>
      </main>
    </div>
  )
}

/** Without another entry of the browser's history, which Back would lead through, and before which nothing could ask. */
function skip(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
