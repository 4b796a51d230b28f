import type { Backend, Person } from '../../../control.ts'
import type { Operation } from '../document/reference.ts'
import { tryWords as words } from '../words.ts'

/** Whose token a call carries. */
export interface Caller {
  key: string
  label: string
  /** The club, for the path. */
  tenant: string
  /** The token; none for nobody. */
  token(): Promise<string | undefined>
}

const nobody: Caller = { key: 'nobody', label: words.nobody, tenant: '', token: () => Promise.resolve(undefined) }

const callerOf = ({ control }: Backend, person: Person, kind: 'accessToken' | 'refreshToken'): Caller => ({
  key: person.id,
  label: words.person(person.name, person.role, person.club),
  tenant: person.tenant,
  token: async () => (await control.session(person.id))[kind],
})

/** Who can call an operation: people, or the mailed links of its purpose. */
export async function callersOf(operation: Operation, backend: Backend): Promise<Caller[]> {
  const { bearer, purpose } = operation
  if (bearer === 'none') return [nobody]
  if (bearer === 'link') {
    const mails = await backend.control.mails()
    return mails.flatMap(({ id, kind, to, tenant, token }) =>
      token === null || (purpose !== undefined && kind !== purpose)
        ? []
        : { key: id, label: words.mail(kind, to), tenant: tenant ?? '', token: () => Promise.resolve(token) },
    )
  }
  const people = await backend.control.people()
  const kind = bearer === 'refresh' ? 'refreshToken' : 'accessToken'
  return [...people.map((person) => callerOf(backend, person, kind)), nobody]
}

/** The base of the API of the page's model: the reference lies beside it. */
export const apiBase = () => new URL('../api/v1', document.baseURI).href

/** The path of an operation with the values of its parameters. */
export const pathOf = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))

/**
 * The list that has the rows of a path, such as `/fan/{tenant}/fans` of `/fan/{tenant}/fans/{id}/…`; null for paths of
 * no row.
 */
export function listOf(path: string): string | null {
  const rows = /^(.*)\/\{(?:id|userId)\}/.exec(path)?.[1] ?? null
  // The figures of a fan stand beside those of the club, and not below the list of fans.
  return rows?.replace(/^\/stats\//, '/fan/') ?? null
}

const bearerOf = (token: string | undefined): HeadersInit =>
  token === undefined ? {} : { authorization: `Bearer ${token}` }

export interface CallInput {
  operation: Operation
  caller: Caller | undefined
  /** Values of the parameters by name. */
  values: Readonly<Record<string, string>>
  /** The text of the body: JSON, or the content of a file. */
  body: string
}

/** The request of a call. */
export async function requestOf({ operation, caller, values, body }: CallInput): Promise<Request> {
  const url = new URL(apiBase() + pathOf(operation.path, values))
  const headers = new Headers(bearerOf(await caller?.token()))
  for (const { name, in: place } of operation.parameters) {
    const value = values[name] ?? ''
    if (value === '') continue
    if (place === 'query') url.searchParams.set(name, value)
    if (place === 'header') headers.set(name, value)
  }
  if (!operation.body) return new Request(url, { method: operation.method, headers })
  if (operation.body.mediaType === 'multipart/form-data') {
    const form = new FormData()
    form.set('file', new File([body], 'import.csv', { type: 'text/csv' }))
    return new Request(url, { method: operation.method, headers, body: form })
  }
  headers.set('content-type', operation.body.mediaType)
  return new Request(url, { method: operation.method, headers, body })
}

/** The ids of the first rows of a list, by club: as the first caller of each club sees it. */
export async function firstRows(
  list: string,
  callers: readonly Caller[],
  backend: Backend,
): Promise<ReadonlyMap<string, string | undefined>> {
  const clubs = Map.groupBy(callers, ({ tenant }) => tenant)
  const rows = new Map<string, string | undefined>()
  for (const [tenant, [first]] of clubs)
    if (first && tenant !== '') rows.set(tenant, await firstRow(list, first, backend))
  return rows
}

/** The id of the first row of a list, as somebody sees it; undefined if there is none. */
async function firstRow(list: string, caller: Caller, { fetch }: Backend): Promise<string | undefined> {
  const headers = bearerOf(await caller.token())
  const url = `${apiBase()}${pathOf(list, { tenant: caller.tenant })}?limit=1`
  const page: unknown = await (await fetch(new Request(url, { headers }))).json()
  const [row]: unknown[] =
    typeof page === 'object' && page && 'items' in page && Array.isArray(page.items) ? page.items : []
  return typeof row === 'object' && row && 'id' in row && typeof row.id === 'string' ? row.id : undefined
}
