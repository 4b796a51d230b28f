import type { z } from 'zod'
import type { ErrorStatus } from './errors.ts'
import type { LiveEventType } from './stream.ts'

/** The bearer that an operation needs: none, an access token, the refresh token, or the token of a mailed link. */
export type Auth = 'none' | 'access' | 'refresh' | 'link'

/** The purpose of a mailed link. */
export type LinkPurpose = 'signup' | 'invitation' | 'reset'

/** A heading in docs/, as a path from the root of the repository. A test resolves each. */
export type DocAnchor = `docs/${string}.md#${string}`

/** The documentation of an operation. */
export interface Source {
  readonly doc: DocAnchor
  /** True for a requirement. False for an operation that we added, which the authors of a server may reject. */
  readonly stated: boolean
  /** Our decisions where the requirements are open, by the heading that explains each. */
  readonly decisions?: Readonly<Record<DocAnchor, string>>
}

/** A CSV file. The row schema names its columns. */
export interface Upload {
  readonly row: z.ZodObject
  readonly required: readonly string[]
  /** The column that identifies a row: a row of the file replaces an existing one (docs/contract.md#csv-imports). */
  readonly key: { readonly column: string; readonly anyCase: boolean }
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type SuccessStatus = 200 | 201 | 202 | 204

/**
 * One operation as plain data. The client, the model, the conformance suite and the document are all derived from it.
 */
export interface Endpoint {
  /** `area.verb`, unique: the first part of a query key. The document has it as `operationIdOf` writes it. */
  readonly id: string
  readonly method: Method
  /** Relative to the API base; parameters as `:name`. */
  readonly path: `/${string}`
  readonly auth: Auth
  /** The required purpose of the link; without it, any link token is accepted. */
  readonly purpose?: LinkPurpose
  /** Only for admins; a user gets 403 (docs/contract.md#operations). */
  readonly role?: 'admin'
  /** Continues "Error …: <details>" in the client; the summary in the OpenAPI document. */
  readonly action: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Takes one file as multipart form data, in the field `file`, instead of a JSON body. */
  readonly upload?: Upload
  /** Exactly one success status and the schema of its body. */
  readonly responses: { readonly [S in SuccessStatus]?: z.ZodType }
  /** True if only the status counts: servers may send any body or none (docs/contract.md#unread-replies). */
  readonly unread?: true
  /** Additional failures, beyond those that `errorsOf` derives. */
  readonly errors?: readonly ErrorStatus[]
  /** The events that it sends to the club's listeners, immediately or later. */
  readonly events?: readonly LiveEventType[]
  /** The events that make its answers stale, for every input (docs/product/live-data.md#events-and-effects). */
  readonly staleAfter?: readonly LiveEventType[]
  /** True for a POST that changes nothing, such as a login. */
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
/** The file of an upload: a Blob for the caller, its text for the handler. */
type FileOf<E extends Endpoint, File> = E extends { upload: Upload } ? { file: File } : unknown
type Simplify<T> = { [K in keyof T]: T[K] } & {}
/** Makes a part optional if all its keys are optional. */
type OptionalWhenEmpty<T> = {
  [K in keyof T as object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as object extends T[K] ? K : never]?: T[K] }

/** The input of a caller: path parameters, query and body, before defaults are applied. */
export type Input<E extends Endpoint> = Simplify<
  OptionalWhenEmpty<{ [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.input<E[P]> : never }> & FileOf<E, Blob>
>

/** The input of a handler: parsed, with defaults. */
export type Parsed<E extends Endpoint> = Simplify<
  { [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.output<E[P]> : never } & FileOf<E, string>
>

type Responses<E extends Endpoint> = E['responses'][keyof E['responses']]

/** The result of a call. */
export type Output<E extends Endpoint> = Responses<E> extends infer S extends z.ZodType ? z.output<S> : never

/** The return value of a handler. */
export type Reply<E extends Endpoint> = Responses<E> extends infer S extends z.ZodType ? z.input<S> : never

/**
 * The id of an operation in the OpenAPI document: `fanProfiles.list` becomes `fanProfilesList`. Arazzo and code
 * generators cannot read an id with a dot (docs/contract.md#operation-ids).
 */
export const operationIdOf = ({ id }: Pick<Endpoint, 'id'>): string =>
  id.replace(/\.(\w)/, (_, letter: string) => letter.toUpperCase())

/** True if an operation changes the server's state. */
export function isWrite({ method, safe }: Endpoint): boolean {
  return method !== 'GET' && !safe
}

/** The success status of an operation and the schema of its body. Throws if the operation declares none. */
export function success(spec: Endpoint): { status: number; schema: z.ZodType } {
  const [entry] = Object.entries(spec.responses)
  if (!entry) throw new Error(`${spec.id} declares no success response`)
  return { status: Number(entry[0]), schema: entry[1] }
}

/**
 * Matches paths of the data side, which need a subscription
 * (docs/contract.md#payment-required).
 */
const dataSide = /^\/(integrations|analytics|marketing|fan|stats|membership|shop|ticketing)\//

/**
 * All failures of an operation, ascending: the declared ones, and those that follow from its auth, path and input
 * (docs/contract.md#common-errors). Any operation may also fail with 405, 429 or 5xx, which are not included.
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

/** Replaces the `:name` parts of a path, percent-encoded: ids are opaque and may contain any character. */
export function buildPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
