import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useApi, useUser } from '../../../api/ApiProvider.tsx'
import { isGone } from '../../../api/errors.ts'
import { contract } from '../../../contract/index.ts'
import { paths } from '../../../paths.ts'
import { fullName } from '../../../ui/values/fullName.ts'
import { isWithin } from '../../Shell/nav.ts'
import { addRecent, removeRecent, type Recent } from './recent.ts'

interface Kind {
  kind: Recent['kind']
  /** The operation that the page of such a thing calls. */
  operation: string
  path(id: string): string
}

const kinds: readonly Kind[] = [
  { kind: 'fan', operation: contract.fanProfiles.get.id, path: paths.fan },
  { kind: 'connector', operation: contract.connectors.get.id, path: paths.connector },
  { kind: 'segment', operation: contract.segments.get.id, path: paths.segment },
  { kind: 'bookmark', operation: contract.bookmarks.get.id, path: paths.bookmark },
]

/** Remembers the fans, connectors, segments and bookmarks whose pages the user opens, once they have loaded. */
export function useVisits() {
  const { queryClient } = useApi()
  const { id: userId } = useUser()
  const { pathname } = useLocation()
  const path = useRef(pathname)
  useEffect(() => {
    path.current = pathname
  }, [pathname])

  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return
        const [operation, input] = event.query.queryKey
        const id = idIn(input)
        const found = kinds.find((kind) => kind.operation === operation)
        if (!found || id === null || !isWithin(path.current, found.path(id))) return
        const { type } = event.action
        if (type === 'success') addRecent(userId, { kind: found.kind, id, label: nameOf(event.query.state.data) })
        if (type === 'error' && isGone(event.query.state.error)) removeRecent(userId, { kind: found.kind, id })
      }),
    [queryClient, userId],
  )
}

/** The id in the input of an operation, which the key of a query holds as unknown. */
function idIn(input: unknown): string | null {
  const { params } = (input ?? {}) as { params?: { id?: unknown } } // Every field is checked.
  return typeof params?.id === 'string' ? params.id : null
}

/** The name of a fan, a connector, a segment or a bookmark. */
function nameOf(data: unknown): string {
  // The four operations answer these.
  const row = data as { name: string } | { firstName: string; lastName: string | null }
  return 'name' in row ? row.name : fullName(row)
}
