import * as fc from 'fast-check'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { arbitraryOf } from './arbitrary.ts'
import { TRICKY_TEXTS, withTrickyTexts } from './trickyTexts.ts'
import { planOf } from './plans.ts'
import { excerpt, isPlainObject, valueAt, withAt, type PlainObject } from './schema.ts'

/** The day on which the tests begin: every run has the same inputs. */
const SEED = 20_260_115

/**
 * Bodies that an operation takes, the same at every call, without what its plan leaves to the example: `runs` of them, and the first
 * of these once more with texts that servers have spoilt.
 */
export function bodiesOf({ id, body }: Endpoint, runs: number): PlainObject[] {
  if (!body) return []
  const { kept = [] } = planOf(id)
  const sampled = fc.sample(arbitraryOf(body), { seed: SEED, numRuns: runs }).filter(isPlainObject)
  const tricky = sampled.slice(0, TRICKY_TEXTS).map((value, turn) => withTrickyTexts(body, value, turn))
  return [...tricky, ...sampled].map((value) =>
    kept.reduce((rest, path) => (valueAt(rest, path) === undefined ? rest : withAt(rest, path, undefined)), value),
  )
}

/** The body to send: the generated fields and what the plan keeps; for what is no merge, also the rest of the example. */
function join({ id, method }: Endpoint, example: PlainObject, generated: PlainObject) {
  const { kept = [] } = planOf(id)
  const body = kept.reduce(
    (joined, path) => {
      const value = valueAt(example, path)
      return value === undefined ? joined : withAt(joined, path, value)
    },
    method === 'PUT' ? generated : { ...example, ...generated },
  )
  return { body, written: generated }
}

/** The same failure with the smallest part of the body that still brings it about. */
async function narrowed(generated: PlainObject, error: unknown, attempt: (body: PlainObject) => Promise<void>) {
  for (const [key, value] of Object.entries(generated)) {
    const failure = await attempt({ [key]: value }).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (failure !== null) return saidOf({ [key]: value }, failure)
  }
  return saidOf(generated, error)
}

function saidOf(body: PlainObject, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`${message}; generated ${excerpt(body)}`, { cause: error })
}

export const blame = { join, narrowed }
