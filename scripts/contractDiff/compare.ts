import { reduceDocument, type OpenApi, type Operation } from './document.ts'
import { partsOf, usesOf, valueAt, type Use } from './places.ts'
import { redoclyDiff, type Found } from './redocly.ts'

/** One change of the contract. */
export interface Change {
  kind: 'added' | 'changed' | 'removed'
  /** Where it stands in the new document, or stood in the old one. */
  pointer: string
  /** The ids of the operations that it concerns. */
  operations: string[]
  what: string
  /** Why a client made for the old contract may fail against a server of the new one; null if it cannot. */
  breaksClients: string | null
  /** Why a server made for the old contract may fail a client of the new one; null if it cannot. */
  breaksServers: string | null
}

/** Names for generated clients, the addresses of servers: nothing that a server's answers depend on. */
const NOT_FOR_SERVERS = ['operation-id-changed', 'server-removed']
/** What an operation promises beside its schemas. */
const PROMISES = ['x-events', 'x-role', 'x-purpose'] as const

/**
 * Compares two documents of the contract. What breaks servers is what would break clients if the change were undone: an
 * old server and a new client differ as a new server and an old client do, with the sides exchanged
 * (docs/guides/contract-versions.md#who-breaks).
 */
export async function compareContracts(before: OpenApi, after: OpenApi): Promise<Change[]> {
  const base = reduceDocument(before)
  const revision = reduceDocument(after)
  if (JSON.stringify(base) === JSON.stringify(revision)) return []
  const { forth, back } = await redoclyDiff(base, revision)
  const undone = new Map(back.map((found) => [keyOf(found.revision?.pointer, found.base?.pointer, found), found]))
  const uses = { base: usesOf(base), revision: usesOf(revision) }
  const documents = { base, revision }
  const changes = forth
    .filter(({ typeName, property }) => typeName !== 'SpecExtension' && !property?.startsWith('x-'))
    .map((found): Change => {
      const pointer = found.revision?.pointer ?? found.base?.pointer ?? found.path
      const used = found.revision ? uses.revision(pointer) : uses.base(pointer)
      const mirrored = undone.get(keyOf(found.base?.pointer, found.revision?.pointer, found))
      return {
        kind: found.kind === 'modified' ? 'changed' : found.kind,
        pointer,
        operations: [...new Set(used.map(({ operation }) => operation))],
        what: describe(found),
        breaksClients: whyClients(found, documents, used),
        breaksServers: whyServers(found, mirrored, documents, used),
      }
    })
  return [...changes, ...promises(base, revision)].toSorted((a, b) => (a.pointer < b.pointer ? -1 : 1))
}

const keyOf = (base: string | undefined, revision: string | undefined, { property }: Found) =>
  JSON.stringify([base, revision, property])

interface Documents {
  base: OpenApi
  revision: OpenApi
}

/**
 * Why a change breaks clients. The rules of Redocly decide, but for statuses, optional fields and what a request no
 * longer takes.
 */
function whyClients(found: Found, documents: Documents, used: readonly Use[]): string | null {
  if (found.typeName === 'Response') return statusOf(found, 'revision', 'answers')
  const verdict = found.verdicts.find(
    ({ ruleId }) => ruleId !== 'property-removed' || isRequired(found, documents.base),
  )
  if (verdict) return verdict.message
  if (found.property === 'default' && isSent(used)) return 'Without a value, a call now means something else.'
  if (found.kind === 'removed' && isProperty(found) && isSent(used))
    return `What clients send as \`${nameOf(found)}\` is ignored.`
  return null
}

/** Why a change breaks servers: what would break clients if it were undone. */
function whyServers(
  found: Found,
  mirrored: Found | undefined,
  { revision }: Documents,
  used: readonly Use[],
): string | null {
  if (found.typeName === 'Response') return statusOf(found, 'base', 'may still answer')
  if (found.kind === 'added' && ['PathItem', 'Operation'].includes(found.typeName)) return 'Servers do not have it.'
  const verdict = mirrored?.verdicts.find(
    ({ ruleId }) =>
      !NOT_FOR_SERVERS.includes(ruleId) &&
      // Headers are optional, and so may a field be: a server need not send them.
      ruleId !== 'response-header-removed' &&
      (ruleId !== 'property-removed' || isRequired(found, revision)),
  )
  if (verdict) return found.kind === 'added' ? 'Servers do not have it.' : 'Servers were made for the old form.'
  if (found.property === 'default' && isSent(used)) return 'Without a value, a call now means something else.'
  if (found.kind === 'added' && isProperty(found) && isSent(used)) return `Servers ignore \`${nameOf(found)}\`.`
  return null
}

/** A success that the other side does not know. Any operation may fail, and all failures have the same body. */
function statusOf({ base, revision }: Found, side: 'base' | 'revision', verb: string): string | null {
  const status = partsOf((side === 'base' ? base : revision)?.pointer ?? '').at(-1) ?? ''
  return /^2\d\d$/.test(status) ? `The server ${verb} ${status}.` : null
}

const isSent = (used: readonly Use[]) => used.some(({ direction }) => direction === 'request')
const pointerOf = ({ base, revision }: Found) => revision?.pointer ?? base?.pointer ?? ''
const isProperty = (found: Found) =>
  found.kind !== 'modified' && found.typeName === 'Schema' && partsOf(pointerOf(found)).at(-2) === 'properties'
const nameOf = (found: Found) => partsOf(pointerOf(found)).at(-1) ?? ''

/** True if the object that holds a property requires it. */
function isRequired(found: Found, document: OpenApi): boolean {
  const parts = pointerOf(found).split('/')
  const required = valueAt(document, [...parts.slice(0, -2), 'required'].join('/'))
  return Array.isArray(required) && required.includes(nameOf(found))
}

/** A change in a few words: what, where, from what to what. */
function describe(found: Found): string {
  const { typeName, kind, property, base, revision } = found
  const name = `${wordFor(typeName)} \`${nameOf(found)}\``
  if (kind !== 'modified') return `${name} ${kind}`
  const parts = partsOf(pointerOf(found))
  const owner = parts.at(-1) === property ? (parts.at(-2) ?? '') : (parts.at(-1) ?? '')
  if (property === 'key') return `${wordFor(typeName)} \`${partsOf(base?.pointer ?? '').at(-1)}\` became \`${owner}\``
  const [was, is] = [base?.value, revision?.value]
  if (Array.isArray(was) && Array.isArray(is)) return `\`${property}\` of \`${owner}\`: ${differenceOf(was, is)}`
  return `\`${property}\` of \`${owner}\`: ${short(was)} became ${short(is)}`
}

/** What a list has won and lost. */
function differenceOf(was: readonly unknown[], is: readonly unknown[]): string {
  const won = is.filter((item) => !was.includes(item)).map((item) => `${short(item)} added`)
  const lost = was.filter((item) => !is.includes(item)).map((item) => `${short(item)} removed`)
  return [...won, ...lost].join(', ') || 'another order'
}

const words: Readonly<Record<string, string>> = {
  PathItem: 'path',
  Operation: 'operation',
  Response: 'status',
  Parameter: 'parameter',
  RequestBody: 'request body',
  MediaType: 'media type',
  SecurityScheme: 'security scheme',
  LinksMap: 'list of',
}
const wordFor = (typeName: string) => words[typeName] ?? 'schema'

const SHORT = 80
/** A value in short. */
function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length <= SHORT ? text : `${text.slice(0, SHORT)}…`
}

/** The changes of events, roles and links, which stand beside the schemas. */
function promises(base: OpenApi, revision: OpenApi): Change[] {
  const old = new Map(operationsOf(base).map(({ operation }) => [operation.operationId, operation]))
  return operationsOf(revision).flatMap(({ pointer, operation }) => {
    const was = old.get(operation.operationId)
    return was ? PROMISES.flatMap((key) => promise(key, was, operation, `${pointer}/${key}`)) : []
  })
}

const textsOf = (value: unknown): string[] =>
  value === undefined ? [] : (Array.isArray(value) ? value : [value]).map(String)

function promise(key: (typeof PROMISES)[number], was: Operation, is: Operation, pointer: string): Change[] {
  const [before, after] = [textsOf(was[key]), textsOf(is[key])]
  const lost = before.filter((item) => !after.includes(item))
  const won = after.filter((item) => !before.includes(item))
  if (lost.length === 0 && won.length === 0) return []
  const what = `\`${key}\`: ${[...won.map((item) => `${item} added`), ...lost.map((item) => `${item} removed`)].join(', ')}`
  const breaksClients = lost.length === 0 ? null : lossOf[key](lost.join(', '))
  const breaksServers = won.length === 0 ? null : gainOf[key](won.join(', '))
  return [{ kind: 'changed', pointer, operations: [is.operationId], what, breaksClients, breaksServers }]
}

const lossOf = {
  'x-events': (items: string) => `Clients wait in vain for ${items}.`,
  'x-role': (items: string) => `It refuses ${items}.`,
  'x-purpose': (items: string) => `It refuses links of the purpose ${items}.`,
}
const gainOf = {
  'x-events': (items: string) => `Servers do not send ${items}.`,
  'x-role': (items: string) => `Servers refuse ${items}.`,
  'x-purpose': (items: string) => `Servers refuse links of the purpose ${items}.`,
}

function operationsOf({ paths }: OpenApi): { pointer: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      pointer: `#/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
      operation,
    })),
  )
}
