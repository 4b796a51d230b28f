import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { errorsOf, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { ErrorBody, errorCodes, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import type { OperationExamples } from './examples.ts'

/** Failures that any call may get. Each status by itself: not every tool can read a range such as `5XX`. */
const commonFailures = [429, 500, 502, 503] as const satisfies readonly ErrorStatus[]

const meanings: { readonly [S in ErrorStatus]?: string } = {
  400: 'The input is wrong; `fields`, if present, says what to correct.',
  401: 'No token, an expired or revoked token, or one of another kind; for a login, wrong credentials.',
  402: 'The club has no subscription; the details contain "payment".',
  403: 'The club is another one, or the user lacks the permission; the details contain "forbidden".',
  404: 'There is no such row.',
  409: 'The request conflicts with existing data; `fields` names the input whose value is taken.',
  413: 'The body is too large.',
  415: 'The body does not have the declared media type.',
  429: 'Too many requests.',
  500: 'The server failed.',
  502: 'What stands in front of the server got no usable answer from it.',
  503: 'The server is unavailable; try again later.',
}

/** All failures of an operation that the document lists, ascending by status. */
export const declaredFailures = (endpoint: Endpoint): ErrorStatus[] => [...errorsOf(endpoint), ...commonFailures]

function componentOf(status: ErrorStatus): string {
  const words = errorCodes[status].toLowerCase().split('_')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function responseOf(status: ErrorStatus, example: unknown): ZodOpenApiResponseObject {
  const description = meanings[status]
  if (!description) throw new Error(`No meaning for the status ${status}: add it to scripts/openapi/failures.ts`)
  return {
    description,
    content: { 'application/json': { schema: ErrorBody, ...(example !== undefined && { example }) } },
  }
}

/** The failures of all operations. The most common reply per status is a shared component; other replies are inlined. */
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
          return [`${status}`, response]
        }),
      ),
  }
}

/** The most frequent value, the first one of equals. Ignores undefined. */
function mostFrequent(values: readonly unknown[]): unknown {
  const counts = new Map<string, number>()
  for (const value of values)
    if (value !== undefined) counts.set(JSON.stringify(value), (counts.get(JSON.stringify(value)) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most && JSON.parse(most[0])
}
