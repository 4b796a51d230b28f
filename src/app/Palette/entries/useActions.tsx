import {
  IconFileImport,
  IconKey,
  IconKeyboard,
  IconLogout,
  IconMoon,
  IconPlus,
  IconPlugConnected,
  IconRefresh,
  IconSun,
  IconTargetArrow,
  IconUserPlus,
} from '@tabler/icons-react'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { useFanSync } from '../../../domain/people/useFanSync.ts'
import { opening, paths } from '../../../paths.ts'
import { useSchemeSwitch } from '../../../ui/controls/choices/useSchemeSwitch.ts'
import { useSubmit } from '../../../ui/Form/useSubmit.ts'
import { LastSync } from '../../../ui/values/LastSync.tsx'
import { shortcuts } from '../../shortcuts/shortcuts.ts'
import { EntryIcon } from '../EntryIcon.tsx'
import type { Entry } from './entries.ts'
import { actionWords } from '../words.ts'

type Action = Omit<Entry, 'group'> & { needs?: 'plan' | 'admin' }

const fans = paths.data('fans')
const memberships = paths.data('memberships')

/** Actions that lead to a screen and open a dialog there. */
const elsewhere: readonly Action[] = [
  {
    id: 'import-fans',
    ...actionWords.importFans,
    icon: <EntryIcon of={IconFileImport} />,
    target: { to: opening(fans, 'import') },
    needs: 'plan',
  },
  {
    id: 'add-fan',
    ...actionWords.addFan,
    icon: <EntryIcon of={IconPlus} />,
    target: { to: opening(fans, 'add') },
    needs: 'plan',
  },
  {
    id: 'import-memberships',
    ...actionWords.importMemberships,
    icon: <EntryIcon of={IconFileImport} />,
    target: { to: opening(memberships, 'import') },
    needs: 'plan',
  },
  {
    id: 'add-membership',
    ...actionWords.addMembership,
    icon: <EntryIcon of={IconPlus} />,
    target: { to: opening(memberships, 'add') },
    needs: 'plan',
  },
  {
    id: 'add-connector',
    ...actionWords.addConnector,
    icon: <EntryIcon of={IconPlugConnected} />,
    target: { to: paths.newConnector() },
    needs: 'plan',
  },
  {
    id: 'new-segment',
    ...actionWords.newSegment,
    icon: <EntryIcon of={IconTargetArrow} />,
    target: { to: paths.newSegment() },
    needs: 'plan',
  },
  {
    id: 'invite',
    ...actionWords.invite,
    icon: <EntryIcon of={IconUserPlus} />,
    target: { to: opening(paths.clubUsers(), 'invite') },
    needs: 'admin',
  },
  {
    id: 'password',
    ...actionWords.password,
    icon: <EntryIcon of={IconKey} />,
    target: { to: opening(paths.yourAccount(), 'password') },
  },
]

/** The actions that the signed-in user may run (docs/product/app.md#search). */
export function useActions(onShortcuts: () => void): Entry[] {
  const { session } = useApi()
  const user = useUser()
  const scheme = useSchemeSwitch()
  const sync = useSyncAction()
  const here: Action[] = [
    {
      id: 'scheme',
      label: scheme.label,
      icon: <EntryIcon of={scheme.other === 'dark' ? IconMoon : IconSun} />,
      target: { run: scheme.switchScheme },
      ...actionWords.scheme,
    },
    {
      id: 'shortcuts',
      ...actionWords.shortcuts,
      icon: <EntryIcon of={IconKeyboard} />,
      target: { run: onShortcuts },
      shortcut: shortcuts.help,
    },
    {
      id: 'logout',
      ...actionWords.logOut,
      icon: <EntryIcon of={IconLogout} />,
      target: { run: session.logout },
    },
  ]
  const isAllowed = ({ needs }: Action) =>
    needs === undefined || (needs === 'plan' ? Boolean(user.billing) : user.role !== 'user')
  return [sync, ...elsewhere, ...here]
    .filter(isAllowed)
    .map(({ id, ...action }) => ({ ...action, id: `action:${id}`, group: 'actions' }))
}

/** Starts a sync of the fans and opens their list. While one is running, it only opens the list. */
function useSyncAction(): Action {
  const { tenant, billing } = useUser()
  const { data } = useEndpoint(contract.fanProfiles.status, { params: { tenant } }, { enabled: Boolean(billing) })
  const { submit } = useSubmit({ send: useFanSync(), failureAs: 'toast' })
  const running = data?.status === 'SYNCING'
  return {
    id: 'sync-fans',
    ...actionWords.syncFans,
    detail: running ? actionWords.syncing : data && <LastSync iso={data.lastSync} />,
    icon: <EntryIcon of={IconRefresh} />,
    target: {
      to: paths.fans(),
      run() {
        if (!running) submit()
      },
    },
    needs: 'plan',
  }
}
