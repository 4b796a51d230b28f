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
import { navWords } from './words.ts'

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
  { label: navWords.home, to: paths.home(), Icon: IconHome },
  {
    label: navWords.integrations,
    to: '/integrations',
    Icon: IconPlugConnected,
    links: [
      { label: navWords.connectors, to: paths.connectors() },
      { label: navWords.data, to: '/integrations/data' },
    ],
  },
  { label: navWords.fans, to: paths.fans(), Icon: IconUsers },
  {
    label: navWords.analytics,
    to: '/analytics',
    Icon: IconChartBar,
    links: [
      { label: navWords.dashboard, to: paths.dashboard() },
      { label: navWords.bookmarks, to: paths.bookmarks() },
    ],
  },
  {
    label: navWords.marketing,
    to: paths.segments(),
    Icon: IconSpeakerphone,
    links: [{ label: navWords.segments, to: paths.segments() }],
  },
  {
    label: navWords.settings,
    to: paths.yourProfile(),
    Icon: IconSettings,
    withoutPlan: true,
    links: [
      { label: navWords.profile, to: paths.yourProfile() },
      { label: navWords.club, to: paths.club() },
    ],
  },
]

/** Shown apart, at the bottom of the sidebar. */
export const supportLink: NavGroup = {
  label: navWords.support,
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
