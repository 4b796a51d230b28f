import {
  IconChartBar,
  IconHome,
  IconLifebuoy,
  IconPlugConnected,
  IconSettings,
  IconSpeakerphone,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { paths } from '../../paths.ts'

export interface NavLink {
  label: string
  to: string
}

export interface NavGroup extends NavLink {
  Icon: Icon
  /** Where there are any, a click on the group opens the first of them. */
  links?: readonly NavLink[]
}

/** The groups of the sidebar, for the screens that there are. */
export const nav: readonly NavGroup[] = [
  { label: 'Home', to: paths.home(), Icon: IconHome },
  {
    label: 'Integrations',
    to: '/integrations',
    Icon: IconPlugConnected,
    links: [
      { label: 'Connectors', to: paths.connectors() },
      { label: 'Data', to: '/integrations/data' },
    ],
  },
  { label: 'Fans', to: paths.fans(), Icon: IconUsers },
  {
    label: 'Analytics',
    to: '/analytics',
    Icon: IconChartBar,
    links: [
      { label: 'Dashboard', to: paths.dashboard() },
      { label: 'Bookmarks', to: paths.bookmarks() },
    ],
  },
  {
    label: 'Marketing',
    to: paths.segments(),
    Icon: IconSpeakerphone,
    links: [{ label: 'Segments', to: paths.segments() }],
  },
  {
    label: 'Settings',
    to: paths.yourProfile(),
    Icon: IconSettings,
    links: [
      { label: 'Your Profile', to: paths.yourProfile() },
      { label: 'Club', to: paths.club() },
    ],
  },
]

/** Stands apart, at the foot. */
export const supportLink: NavGroup = { label: 'Support', to: paths.support(), Icon: IconLifebuoy }

/** A path belongs to a link when it is the link's own or lies below it. */
export function isWithin(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`)
}

/** The group that the current path belongs to, by its own path or by one of its links. */
export function isCurrent({ to, links }: NavGroup, path: string): boolean {
  return isWithin(path, to) || (links ?? []).some((link) => isWithin(path, link.to))
}
