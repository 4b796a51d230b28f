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
  /** A click on the group opens the first link. */
  links?: readonly NavLink[]
  /** Open to a club without a plan (docs/contract.md#billing-guard). */
  withoutPlan?: true
}

/** The navigation groups of the sidebar. */
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
    withoutPlan: true,
    links: [
      { label: 'Your Profile', to: paths.yourProfile() },
      { label: 'Club', to: paths.club() },
    ],
  },
]

/** Shown apart, at the bottom of the sidebar. */
export const supportLink: NavGroup = {
  label: 'Support',
  to: paths.support(),
  Icon: IconLifebuoy,
  withoutPlan: true,
}

/** True if a path is the link's path or below it. */
export function isWithin(path: string, to: string): boolean {
  return path === to || path.startsWith(`${to}/`)
}

/** True if the current path belongs to the group, by its own path or one of its links. */
export function isCurrent({ to, links }: NavGroup, path: string): boolean {
  return isWithin(path, to) || (links ?? []).some((link) => isWithin(path, link.to))
}
