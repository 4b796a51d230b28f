import { IconBookmark, IconPlugConnected, IconTargetArrow, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useUser } from '../../../api/ApiProvider.tsx'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { ProviderLogo } from '../../../domain/connectors/ProviderLogo.tsx'
import { paths } from '../../../paths.ts'
import { isWithin } from '../../Shell/nav.ts'
import { EntryIcon } from '../EntryIcon.tsx'
import type { Entry } from './entries.ts'
import { readRecent, type Recent } from './recent.ts'
import { resultWords } from '../words.ts'

/** The largest page of the server (docs/contract.md#paging). No club has more of these. */
const query = { limit: 1000 }

/** Long enough for opening the search several times in a row. */
const FRESH_MS = 10_000

/** The connectors, segments and bookmarks of the club, and the names of the lists that could not be loaded. */
export function useThings(): { entries: Entry[]; failed: string[] } {
  const { tenant, billing } = useUser()
  const input = { params: { tenant }, query }
  const options = { enabled: Boolean(billing), staleTime: FRESH_MS }
  const connectors = useEndpoint(contract.connectors.list, input, options)
  const segments = useEndpoint(contract.segments.list, input, options)
  const bookmarks = useEndpoint(contract.bookmarks.list, input, options)
  const lists = [
    { name: resultWords.lists.connectors, ...connectors },
    { name: resultWords.lists.segments, ...segments },
    { name: resultWords.lists.bookmarks, ...bookmarks },
  ]
  return {
    entries: [
      ...(connectors.data?.items ?? []).map(({ id, name, provider, metadata }): Entry => ({
        id: `connector:${id}`,
        group: 'connectors',
        label: name,
        detail: metadata.name,
        icon: <ProviderLogo provider={provider} logo={metadata.logo} size={24} />,
        target: { to: paths.connector(id) },
        hidden: true,
      })),
      ...(segments.data?.items ?? []).map(({ id, name, metadata }): Entry => ({
        id: `segment:${id}`,
        group: 'segments',
        label: name,
        detail: metadata.name,
        icon: <EntryIcon of={IconTargetArrow} />,
        target: { to: paths.segment(id) },
        hidden: true,
      })),
      ...(bookmarks.data?.items ?? []).map(({ id, name, description }): Entry => ({
        id: `bookmark:${id}`,
        group: 'bookmarks',
        label: name,
        ...(description !== null && { detail: description }),
        icon: <EntryIcon of={IconBookmark} />,
        target: { to: paths.bookmark(id) },
        hidden: true,
      })),
    ],
    failed: lists.filter(({ isError, data }) => isError && !data).map(({ name }) => name),
  }
}

const recentKinds = {
  fan: { detail: resultWords.kinds.fan, path: paths.fan, icon: <EntryIcon of={IconUser} /> },
  connector: { detail: resultWords.kinds.connector, path: paths.connector, icon: <EntryIcon of={IconPlugConnected} /> },
  segment: { detail: resultWords.kinds.segment, path: paths.segment, icon: <EntryIcon of={IconTargetArrow} /> },
  bookmark: { detail: resultWords.kinds.bookmark, path: paths.bookmark, icon: <EntryIcon of={IconBookmark} /> },
} satisfies Record<Recent['kind'], unknown>

/** What the user has opened last, without what is open now. Read once per opening of the search. */
export function useRecent(): Entry[] {
  const { id: userId, billing } = useUser()
  const { pathname } = useLocation()
  const [recent] = useState(() => readRecent(userId))
  if (!billing) return []
  return recent
    .map(({ kind, id, label }): Entry & { to: string } => {
      const { detail, path, icon } = recentKinds[kind]
      const to = path(id)
      return { id: `recent:${kind}:${id}`, group: 'recent', label, detail, icon, target: { to }, to }
    })
    .filter(({ to }) => !isWithin(pathname, to))
    .slice(0, 5)
}
