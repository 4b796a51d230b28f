import * as fc from 'fast-check'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { arbitraryOf } from './arbitrary.ts'
import { TRICKY_TEXTS, withTrickyTexts } from './trickyTexts.ts'
import { planOf } from './plans.ts'
import { excerpt, isPlainObject, valueAt, withAt, type PlainObject } from './schema.ts'

/** A fixed seed, so that every run has the same inputs. */
const SEED = 20_260_115

/**
 * Valid bodies of an operation, without the fields that its plan takes from the example. Every call returns the same
 * ones: `runs` bodies, preceded by copies of the first of them with texts that servers are known to corrupt.
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

/**
 * The body to send: the generated fields and those that the plan keeps. Except for a merge, also the rest of the
 * example.
 */
export function joinWithExample({ id, method }: Endpoint, example: PlainObject, generated: PlainObject) {
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

/** The same failure with the smallest part of the body that still causes it. */
export async function narrowFailure(
  generated: PlainObject,
  error: unknown,
  attempt: (body: PlainObject) => Promise<void>,
) {
  for (const [key, value] of Object.entries(generated)) {
    const failure = await attempt({ [key]: value }).then(
      () => null,
      (reason: unknown) => reason,
    )
    if (failure !== null) return describeFailure({ [key]: value }, failure)
  }
  return describeFailure(generated, error)
}

function describeFailure(body: PlainObject, error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return new Error(`${message}; generated ${excerpt(body)}`, { cause: error })
}
