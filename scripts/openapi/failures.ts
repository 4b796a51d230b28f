import type { ZodOpenApiResponseObject, ZodOpenApiResponsesObject } from 'zod-openapi'
import { errorsOf, type Endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { commonFailures, ErrorBody, errorCodes, type ErrorStatus } from '../../src/contract/endpoint/errors.ts'
import type { OperationExamples } from './examples.ts'
import { rulesOf, ruleText, type Rule } from './rules.ts'

const ruled = (heading: string) => `([rule](docs/contract.md#${heading}))`

const meanings: { readonly [S in ErrorStatus]?: string } = {
  400: `The input is wrong; \`fields\`, if present, says what to correct ${ruled('error-body')}.`,
  401: `No token, an expired or revoked token, or one of another kind; for a login, wrong credentials ${ruled('token-lifetimes')}.`,
  402: `The club has no subscription; the details contain "payment" ${ruled('payment-required')}.`,
  403: `The club is another one, or the user lacks the permission; the details contain "forbidden" ${ruled('roles')}.`,
  404: `There is no such row ${ruled('status-codes')}.`,
  409: `The request conflicts with existing data; \`fields\` names the input whose value is taken ${ruled('conflicts')}.`,
  413: `The body is too large ${ruled('limits')}.`,
  415: `The body does not have the declared media type ${ruled('limits')}.`,
  429: `Too many requests ${ruled('status-codes')}.`,
  500: `The server failed ${ruled('status-codes')}.`,
  502: `What stands in front of the server got no usable answer from it ${ruled('status-codes')}.`,
  503: `The server is unavailable; try again later ${ruled('status-codes')}.`,
}

/** All failures of an operation, ascending. Each status by itself: not every tool can read a range such as `5XX`. */
export const declaredFailures = (endpoint: Endpoint): ErrorStatus[] => [...errorsOf(endpoint), ...commonFailures]

function componentOf(status: ErrorStatus): string {
  const words = errorCodes[status].toLowerCase().split('_')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
}

function responseOf(status: ErrorStatus, example: unknown, rules: readonly Rule[] = []): ZodOpenApiResponseObject {
  const meaning = meanings[status]
  if (!meaning) throw new Error(`No meaning for the status ${status}: add it to scripts/openapi/failures.ts`)
  return {
    // What the operation says of this failure is more exact than what it means in general.
    description: rules.length > 0 ? rules.map(ruleText).join('\n\n') : meaning,
    content: { 'application/json': { schema: ErrorBody, ...(example !== undefined && { example }) } },
  }
}

/**
 * The failures of all operations. The most common reply per status is a shared component; other replies are inlined.
 */
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
  const rulesFor = (endpoint: Endpoint, status: ErrorStatus) =>
    rulesOf(endpoint).filter((rule) => rule.status === status)
  const isShared = (endpoint: Endpoint, status: ErrorStatus) => {
    const own = exampleOf(endpoint, status)
    return rulesFor(endpoint, status).length === 0 && (own === undefined || same(own, shared.get(status)))
  }
  const used = statuses.filter((status) =>
    endpoints.some((endpoint) => declaredFailures(endpoint).includes(status) && isShared(endpoint, status)),
  )
  return {
    components: Object.fromEntries(used.map((status) => [componentOf(status), responseOf(status, shared.get(status))])),
    of: (endpoint) =>
      Object.fromEntries(
        declaredFailures(endpoint).map((status) => [
          `${status}`,
          isShared(endpoint, status)
            ? { $ref: `#/components/responses/${componentOf(status)}` }
            : responseOf(status, exampleOf(endpoint, status), rulesFor(endpoint, status)),
        ]),
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
