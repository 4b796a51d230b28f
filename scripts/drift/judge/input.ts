import type { z } from 'zod'
import type { RecordedCall } from '../../../mocks/har/call.ts'
import type { FoundOperation } from '../../../mocks/har/findOperation.ts'
import { success } from '../../../src/contract/endpoint/endpoint.ts'
import { driftOf, type Drift } from './drift.ts'

/** Input that the contract refuses and that the server has taken (docs/contract.md#bodies). */
export function judgeInput({ url, status, requestBody }: RecordedCall, { endpoint }: FoundOperation): Drift[] {
  if (status !== success(endpoint).status) return []
  const query = Object.fromEntries(new URL(url).searchParams)
  return [...judgePart(endpoint, endpoint.query, query), ...judgePart(endpoint, endpoint.body, bodyOf(requestBody))]
}

/** Undefined for a body that was not kept or is no JSON. */
function bodyOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function judgePart(endpoint: FoundOperation['endpoint'], schema: z.ZodType | undefined, value: unknown): Drift[] {
  if (!schema || value === undefined) return []
  const parsed = schema.safeParse(value)
  if (parsed.success) return []
  const pointers = new Set(parsed.error.issues.map(({ path }) => `/${path.map(String).join('/')}`))
  const drift = driftOf(endpoint)
  return [...pointers].map((pointer) =>
    drift('accepted input', pointer, '400', String(success(endpoint).status), {
      rule: 'docs/contract.md#bodies',
      breaksClient: false,
    }),
  )
}
