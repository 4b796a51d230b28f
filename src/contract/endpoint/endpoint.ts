import type { z } from 'zod'
import type { ErrorStatus } from './errors.ts'
import type { LiveEventType } from './events.ts'

/** Which bearer an operation wants: none, an access token, the refresh token, or the token of a mailed link. */
export type Auth = 'none' | 'access' | 'refresh' | 'link'

/** What a mailed link is for. */
export type LinkPurpose = 'signup' | 'invitation' | 'reset'

/** A heading of docs/, as a path from the root of the repository. A test resolves each. */
export type DocAnchor = `docs/${string}.md#${string}`

/** Where an operation comes from. */
export interface Source {
  readonly doc: DocAnchor
  /** Whether it is a requirement. False means that the operation is ours, and the authors of a server may object to it. */
  readonly stated: boolean
  /** What the requirements leave open and we decided, by the heading that explains the decision. */
  readonly decisions?: Readonly<Record<DocAnchor, string>>
}

/** A CSV file: the schema of a row names its columns, and the required ones. */
export interface Upload {
  readonly row: z.ZodObject
  readonly required: readonly string[]
  /** By which column a row is put over one that is there already (docs/contract.md#csv-imports). */
  readonly key: { readonly column: string; readonly anyCase: boolean }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type SuccessStatus = 200 | 201 | 202 | 204

/** One operation as plain data. The client, the model, the conformance suite and the document are all derived from it. */
export interface Endpoint {
  /** `area.verb`, unique: the operation id of the document and the first part of a query key. */
  readonly id: string
  readonly method: Method
  /** Relative to the API base; parameters as `:name`. */
  readonly path: `/${string}`
  readonly auth: Auth
  /** The only kind of link whose token will do; without it any will. */
  readonly purpose?: LinkPurpose
  /** Open to admins alone; a user gets 403 (docs/contract.md#operations). */
  readonly role?: 'admin'
  /** Continues "Error …: <details>" in the client; the summary in the document. */
  readonly action: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Takes one file as multipart form data, in the field `file`, instead of a JSON body. */
  readonly upload?: Upload
  /** Exactly one success status and the schema of its body. */
  readonly responses: { readonly [S in SuccessStatus]?: z.ZodType }
  /** The failures of its own, beyond those that follow from what it takes (`errorsOf`). */
  readonly errors?: readonly ErrorStatus[]
  /** What it tells the club's listeners, at once or in the end. */
  readonly events?: readonly LiveEventType[]
  /** The events after which an earlier answer is stale, whatever the input (docs/product/live-data.md#events-and-effects). */
  readonly staleAfter?: readonly LiveEventType[]
  /** A POST that changes nothing, such as a login; GET never does. */
  readonly safe?: true
  readonly source: Source
}

/**
 * Declares an operation, keeping its literal types so that everything else can be inferred from them.
 *
 * @example
 * export const me = endpoint({
 *   id: 'account.me', method: 'GET', path: '/accounts/me', auth: 'access', action: 'getting user',
 *   responses: { 200: User },
 *   source: { doc: 'docs/contract.md#account-operations', stated: true },
 * })
 */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}

type PartNames = 'params' | 'query' | 'body'
/** The file of an upload: whole for a caller, its text for a handler. */
type FileOf<E extends Endpoint, File> = E extends { upload: Upload } ? { file: File } : unknown
type Simplify<T> = { [K in keyof T]: T[K] } & {}
/** Parts whose every key is optional may be left out of the input altogether. */
type OptionalWhenEmpty<T> = {
  [K in keyof T as object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as object extends T[K] ? K : never]?: T[K] }

/** What a caller passes: path parameters, query and body, before defaults are filled in. */
export type Input<E extends Endpoint> = Simplify<
  OptionalWhenEmpty<{ [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.input<E[P]> : never }> & FileOf<E, Blob>
>

/** What a handler gets: the same, parsed, with defaults. */
export type Parsed<E extends Endpoint> = Simplify<
  { [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.output<E[P]> : never } & FileOf<E, string>
>

type Responses<E extends Endpoint> = E['responses'][keyof E['responses']]

/** What a caller gets back. */
export type Output<E extends Endpoint> = Responses<E> extends infer S extends z.ZodType ? z.output<S> : never

/** What a handler must return. */
export type Reply<E extends Endpoint> = Responses<E> extends infer S extends z.ZodType ? z.input<S> : never

/** Whether an operation changes what the server remembers. */
export function isWrite({ method, safe }: Endpoint): boolean {
  return method !== 'GET' && !safe
}

/** The one success status of an operation and the schema of its body. */
export function success(spec: Endpoint): { status: number; schema: z.ZodType } {
  const [entry] = Object.entries(spec.responses)
  if (!entry) throw new Error(`${spec.id} declares no success response`)
  return { status: Number(entry[0]), schema: entry[1] }
}

/**
 * The first part of a path on the data side, whose calls a club without billing pays for first
 * (docs/contract.md#payment-required).
 */
const dataSide = /^\/(integrations|analytics|marketing|fan|stats|membership|shop|ticketing)\//

/**
 * Every failure that an operation declares, ascending: its own, and those that follow from what it takes
 * (docs/contract.md#common-errors). 405, 429 and 5xx can befall any and are not among them.
 */
export function errorsOf({ path, auth, role, params, query, body, upload, errors = [] }: Endpoint): ErrorStatus[] {
  const rows = Object.keys(params?.shape ?? {}).filter((name) => name !== 'tenant')
  const found = new Set<ErrorStatus>(errors)
  if (query || body || upload) found.add(400)
  if (auth !== 'none') found.add(401)
  if (dataSide.test(path)) found.add(402)
  if (role || path.includes(':tenant')) found.add(403)
  if (rows.length > 0) found.add(404)
  if (body || upload) found.add(413).add(415)
  return [...found].toSorted((a, b) => a - b)
}

/** Fills the `:name` parts of a path, each percent-encoded; ids are opaque and may hold any character. */
export function buildPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
