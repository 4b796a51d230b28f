import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { errorsOf, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import type { OperationExamples } from './examples.ts'

/** A fault of the server has whatever status above 499; the model shows it by this one. */
export const SHOWN_FAULT = 503

/** What may befall any call, whatever it is. */
const befallsAny = [429, SHOWN_FAULT] as const satisfies readonly ErrorStatus[]

const meanings: { readonly [S in ErrorStatus]?: string } = {
  400: 'The input is wrong; `fields`, where there is one, says what.',
  401: 'No token, an expired or revoked one, one of another kind; or a login that was refused.',
  402: 'The club has no subscription; the details contain "payment".',
  403: 'The club is another one, or the user lacks the right; the details contain "forbidden".',
  404: 'There is no such row.',
  409: 'Something else has this already.',
  413: 'The body is too large.',
  415: 'The body is of another media type than the one declared.',
  429: 'Too many requests.',
  [SHOWN_FAULT]: 'The server failed.',
}

/** Every failure that the document has for an operation, ascending. */
export const declaredFailures = (endpoint: Endpoint): ErrorStatus[] => [...errorsOf(endpoint), ...befallsAny]

/** The key of a failure among the responses. */
export const keyOf = (status: ErrorStatus): `${ErrorStatus}` | '5XX' => (status === SHOWN_FAULT ? '5XX' : `${status}`)

function componentOf(status: ErrorStatus): string {
  if (status === SHOWN_FAULT) return 'ServerError'
  const words = errorCodes[status].toLowerCase().split('_')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function responseOf(status: ErrorStatus, example: unknown): ZodOpenApiResponseObject {
  const description = meanings[status]
  if (!description) throw new Error(`scripts/openapi/failures.ts has no meaning for ${status}`)
  return {
    description,
    content: { 'application/json': { schema: ErrorBody, ...(example !== undefined && { example }) } },
  }
}

/** The failures of all operations: what most of them answer is shared, the rest each shows its own. */
export interface Failures {
  components: Record<string, ZodOpenApiResponseObject>
  of(endpoint: Endpoint): ZodOpenApiResponsesObject
}

export function shareFailures(
  endpoints: readonly Endpoint[],
  examples: ReadonlyMap<string, OperationExamples>,
): Failures {
  const exampleOf = ({ id }: Endpoint, status: ErrorStatus) => examples.get(id)?.replies.get(status)
  const statuses = [...new Set(endpoints.flatMap(declaredFailures))].toSorted((a, b) => a - b)
  const shared = new Map(
    statuses.map((status) => [status, mostFrequent(endpoints.map((endpoint) => exampleOf(endpoint, status)))]),
  )
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return {
    components: Object.fromEntries(
      statuses.map((status) => [componentOf(status), responseOf(status, shared.get(status))]),
    ),
    of: (endpoint) =>
      Object.fromEntries(
        declaredFailures(endpoint).map((status) => {
          const own = exampleOf(endpoint, status)
          const response =
            own === undefined || same(own, shared.get(status))
              ? { $ref: `#/components/responses/${componentOf(status)}` }
              : responseOf(status, own)
          return [keyOf(status), response]
        }),
      ),
  }
}

/** The value that there is most of; the first among equals; undefined counts for nothing. */
function mostFrequent(values: readonly unknown[]): unknown {
  const counts = new Map<string, number>()
  for (const value of values)
    if (value !== undefined) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most && JSON.parse(most[0])
}
