import type { z } from 'zod'
import type { ErrorStatus } from './errors.ts'

/** Which bearer an operation wants: none, an access token, the refresh token, or the token of a mailed link. */
export type Auth = 'none' | 'access' | 'refresh' | 'link'

/** Where a line of the contract comes from. `stated: false` marks our own reading, which the authors of a server may object to. */
export interface Source {
  doc: 'account-side' | 'data-side'
  section: string
  stated: boolean
  reading?: string
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
  /** Continues "Error …: <details>" in the client; the summary in the document. */
  readonly action: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Exactly one success status and the schema of its body. */
  readonly responses: { readonly [S in SuccessStatus]?: z.ZodType }
  readonly errors: readonly ErrorStatus[]
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
 *   responses: { 200: User }, errors: [401],
 *   source: { doc: 'account-side', section: '7', stated: true },
 * })
 */
export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec
}

type PartNames = 'params' | 'query' | 'body'
type Simplify<T> = { [K in keyof T]: T[K] } & {}
/** Parts whose every key is optional may be left out of the input altogether. */
type OptionalWhenEmpty<T> = {
  [K in keyof T as object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as object extends T[K] ? K : never]?: T[K] }

/** What a caller passes: path parameters, query and body, before defaults are filled in. */
export type Input<E extends Endpoint> = Simplify<
  OptionalWhenEmpty<{ [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.input<E[P]> : never }>
>

/** What a handler gets: the same, parsed, with defaults. */
export type Parsed<E extends Endpoint> = Simplify<{
  [P in keyof E & PartNames]: E[P] extends z.ZodType ? z.output<E[P]> : never
}>

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

/** Fills the `:name` parts of a path, each percent-encoded; ids are opaque and may hold any character. */
export function buildPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
