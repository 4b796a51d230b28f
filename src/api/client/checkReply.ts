import { success, type Endpoint } from '../../contract/endpoint/endpoint.ts'
import { endpoints } from '../../contract/index.ts'

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))

/** How a reply differs from its schema in the contract; null if it does not. */
export function findViolation({ id }: Pick<Endpoint, 'id'>, body: unknown): Error | null {
  const endpoint = byId.get(id)
  return (endpoint && success(endpoint).schema.safeParse(body).error) ?? null
}

/** Writes a warning for a reply that does not match the contract. */
export function checkReply(endpoint: Pick<Endpoint, 'id'>, body: unknown) {
  const violation = findViolation(endpoint, body)
  if (violation) console.warn(`The response of ${endpoint.id} does not match the contract`, violation.message)
}
