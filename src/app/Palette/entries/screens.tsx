import { IconTable, IconUserCog, type Icon } from '@tabler/icons-react'
import { paths } from '../../../paths.ts'
import { dataTables } from '../../pages/dataTables.ts'
import { isWithin, nav, supportLink, type NavGroup, type NavLink } from '../../Shell/nav.ts'
import { goTos } from '../../shortcuts/shortcuts.ts'
import { EntryIcon } from '../EntryIcon.tsx'
import type { Entry } from './entries.ts'
import { screenWords } from '../words.ts'

/** What a club without a plan can open as well (docs/contract.md#billing-guard). */
const OPEN_TO_ALL = [paths.yourProfile(), paths.club(), paths.support()]

const needsPlan = (path: string) => !OPEN_TO_ALL.some((open) => isWithin(path, open))

const screen = ({ to, label }: NavLink, icon: Icon, detail?: string): Entry => {
  const shortcut = goTos.find((shortcutTo) => shortcutTo.to === to)
  return {
    id: `page:${to}`,
    group: 'pages',
    label,
    ...(detail !== undefined && { detail }),
    icon: <EntryIcon of={icon} />,
    target: { to },
    ...(shortcut && { shortcut }),
  }
}

const screensOf = ({ label, to, Icon, links }: NavGroup): Entry[] =>
  links ? links.map((link) => screen(link, Icon, label)) : [screen({ label, to }, Icon)]

/** Found by a query, and not shown without one. */
const further: readonly Entry[] = [
  ...dataTables.map(({ tab, label }) => screen({ to: paths.data(tab), label }, IconTable, screenWords.table)),
  screen({ to: paths.clubGeneral(), label: screenWords.general }, IconUserCog, screenWords.club),
  screen({ to: paths.billing(), label: screenWords.billing }, IconUserCog, screenWords.club),
  screen({ to: paths.clubUsers(), label: screenWords.users }, IconUserCog, screenWords.club),
].map((entry) => ({ ...entry, hidden: true }))

const screens = [...nav.flatMap(screensOf), ...screensOf(supportLink), ...further]

/** The screens that a user can open: those of the sidebar, each table of Data, and the club's settings. */
export const screensFor = ({ billing }: { billing: string | null }): Entry[] =>
  screens.filter(({ target }) => billing || !('to' in target) || !needsPlan(target.to))
