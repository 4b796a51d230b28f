import { ActionIcon, Menu, Tooltip, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconLayoutSidebar, IconLock, IconLogout } from '@tabler/icons-react'
import { useId } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { config } from '../../config.ts'
import type { User } from '../../contract/fields/user.ts'
import type { Club } from '../../contract/club.ts'
import { Crest } from '../../ui/brand/Crest.tsx'
import { Brand, Mark } from '../../ui/brand/Mark.tsx'
import { userName } from '../../ui/values/userName.ts'
import { initialsOf } from '../../ui/values/initials.ts'
import { SchemeSwitch } from '../../ui/controls/choices/SchemeSwitch.tsx'
import { useAccent } from '../../ui/brand/useAccent.ts'
import { PaletteControl } from '../Palette/PaletteControl.tsx'
import { isCurrent, isWithin, supportLink, type NavGroup } from './nav.ts'
import { shellWords } from './words.ts'
import classes from './Sidebar.module.css'

export interface SidebarProps {
  groups: readonly NavGroup[]
  user: User
  club: Club | null
  /** Shows labels beside the icons. */
  open: boolean
  /** Null if the sidebar cannot be locked, as in the drawer. */
  lock: { locked: boolean; onToggle(): void } | null
  onLogout(): void
}

/** Brand, club, navigation groups and the signed-in user (docs/product/app.md#sidebar). */
export function Sidebar({ groups, user, club, open, lock, onLogout }: SidebarProps) {
  const { pathname } = useLocation()
  return (
    <div className={classes.sidebar} data-open={open || undefined}>
      <div className={classes.top}>
        <Link to="/" className={classes.brand} aria-label={shellWords.toHome(config.brand)}>
          {open ? <Brand /> : <Mark />}
        </Link>
        {open && lock && (
          <Tooltip label={lock.locked ? shellWords.unpin : shellWords.pin} position="bottom-end">
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={shellWords.pin}
              aria-pressed={lock.locked}
              onClick={lock.onToggle}
            >
              <IconLayoutSidebar size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      <ClubCard club={club} open={open} />
      {lock && <PaletteControl open={open} />}
      <nav aria-label={shellWords.nav} className={classes.nav}>
        <ul>
          {groups.map((group) => (
            <Group
              key={group.label}
              group={group}
              path={pathname}
              open={open}
              locked={!user.billing && !group.withoutPlan}
            />
          ))}
        </ul>
      </nav>
      <div className={classes.foot}>
        <ul>
          <Group group={supportLink} path={pathname} open={open} locked={false} />
        </ul>
        <UserRow user={user} accent={club?.config.accent ?? null} open={open} onLogout={onLogout} />
      </div>
    </div>
  )
}

interface GroupProps {
  group: NavGroup
  path: string
  open: boolean
  /** The club has no plan that opens it. Its link leads to the plans then. */
  locked: boolean
}

function Group({ group, path, open, locked }: GroupProps) {
  const id = useId()
  const { label, Icon, links = [] } = group
  const current = isCurrent(group, path)
  const needsPlan = shellWords.needsPlan(label)
  const row = (
    <Link
      to={links[0]?.to ?? group.to}
      className={classes.group}
      data-current={current || undefined}
      aria-current={current ? (links.length > 0 ? 'true' : 'page') : undefined}
      aria-describedby={locked ? id : undefined}
    >
      <Icon size={20} stroke={current ? 2 : 1.6} aria-hidden="true" />
      <span className={open ? classes.label : 'visually-hidden'}>{label}</span>
      {locked && <IconLock size={open ? 16 : 14} stroke={1.8} aria-hidden="true" className={classes.lock} />}
      {open &&
        !locked &&
        links.length > 0 &&
        (current ? (
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        ) : (
          <IconChevronRight size={16} stroke={1.8} aria-hidden="true" />
        ))}
    </Link>
  )
  return (
    <li>
      {/* Beside an open sidebar, the hint would cover the title of the plans. */}
      <Tooltip
        label={locked ? needsPlan : label}
        position={open ? 'bottom-start' : 'right'}
        multiline={open}
        maw={216}
        disabled={open && !locked}
      >
        {row}
      </Tooltip>
      {locked && (
        <span id={id} hidden>
          {needsPlan}
        </span>
      )}
      {open && current && links.length > 0 && (
        <ul className={classes.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className={classes.link}
                data-current={isWithin(path, link.to) || undefined}
                aria-current={isWithin(path, link.to) ? 'page' : undefined}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function ClubCard({ club, open }: { club: Club | null; open: boolean }) {
  const facts = [club?.config.sport?.name, club?.config.country?.name].filter((fact) => fact !== undefined).join(' · ')
  return (
    <div className={classes.club}>
      <Crest accent={club?.config.accent ?? null} design={club?.config.crest} size={34} />
      <div className={open ? classes.clubText : 'visually-hidden'}>
        <div className={classes.clubName} title={club?.name} dir="auto">
          {club?.name ?? '\u00a0'}
        </div>
        <div className={classes.clubFacts}>{facts || '\u00a0'}</div>
      </div>
    </div>
  )
}

interface UserRowProps {
  user: User
  accent: string | null
  open: boolean
  onLogout(): void
}

function UserRow({ user, accent, open, onLogout }: UserRowProps) {
  const { tint, text } = useAccent(accent)
  const name = userName(user)
  return (
    <div className={classes.userRow}>
      <Menu position="top-start" width={200} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton className={classes.user}>
            <span className={classes.avatar} style={{ background: tint, color: text }} aria-hidden="true">
              {initialsOf(user)}
            </span>
            <span className={open ? classes.userText : 'visually-hidden'}>
              <span className={classes.userName} title={name}>
                {name}
              </span>
              <span className={classes.role}>{user.role === 'admin' ? shellWords.admin : shellWords.user}</span>
            </span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconLogout size={16} stroke={1.8} />} onClick={onLogout}>
            {shellWords.logOut}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open && <SchemeSwitch />}
    </div>
  )
}
