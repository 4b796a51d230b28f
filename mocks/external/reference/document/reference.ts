/** The parts of a JSON schema that the page shows. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  contentSchema?: Schema
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: Schema
}

/** A body of a request or an answer. */
export interface Content {
  mediaType: string
  schema: Schema
  /** An example as the page shows it; undefined without one. */
  example: string | undefined
}

export interface Answer {
  status: number
  description: string
  content: Content | undefined
}

export interface Link {
  operation: string
  description: string
}

export interface Operation {
  /** The `operationId`, which is also the address of the operation on the page. */
  id: string
  method: string
  path: string
  area: string
  summary: string
  /** Markdown. */
  description: string
  /** The bearer that it takes. */
  bearer: 'none' | 'access' | 'refresh' | 'link'
  /** The purpose of the mailed link whose token it takes; undefined for any. */
  purpose: string | undefined
  parameters: readonly Parameter[]
  body: Content | undefined
  answers: readonly Answer[]
  links: readonly Link[]
}

export interface Area {
  name: string
  title: string
  description: string
  operations: readonly Operation[]
}

/** The OpenAPI document as the page shows it. */
export interface Reference {
  title: string
  version: string
  /** Markdown. */
  description: string
  areas: readonly Area[]
  schemas: Readonly<Record<string, Schema>>
}

/**
 * The operation with an id, also as the contract and the suite write it (`fans.list`); undefined for an unknown one.
 */
export const operationOf = ({ areas }: Reference, id: string): Operation | undefined =>
  areas.flatMap(({ operations }) => operations).find((operation) => operation.id === id || isSame(operation.id, id))

const isSame = (id: string, dotted: string) => dotted.includes('.') && id.toLowerCase() === undotted(dotted)

/** What `fans.list` and `fansList` have in common. */
export const undotted = (id: string) => id.replaceAll('.', '').toLowerCase()

/** The name of the schema that a reference points to. */
export const nameOfRef = (ref: string): string => ref.replace(/^.*\//, '')

/** A schema itself, or what its reference points to. */
export function resolve(schema: Schema, schemas: Reference['schemas']): Schema {
  return schema.$ref === undefined ? schema : (schemas[nameOfRef(schema.$ref)] ?? {})
}
