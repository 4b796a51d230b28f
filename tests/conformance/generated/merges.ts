import type { Endpoint } from '../../../src/contract/endpoint.ts'
import { exampleOf } from '../examples.ts'
import { expectReply, type Session } from '../session.ts'
import { expectEchoes, leavesOf } from './echoes.ts'
import { wholeOf } from './hazards.ts'
import { planOf } from './plans.ts'
import { brief, isPlainObject, shapeOf, unwrap, valueAt, withAt, type PlainObject } from './schema.ts'
import type { z } from 'zod'

const SEED = 1898

/** Whether null clears what stands at a dotted path of a body. */
function nullable(schema: z.core.$ZodType | undefined, path: string): boolean {
  const [key = '', ...rest] = path.split('.')
  const field = schema && shapeOf(schema)[key]
  if (!field) return false
  return rest.length === 0 ? unwrap(field).nullable : nullable(field, rest.join('.'))
}

/**
 * Tries an update as the merge that it is: fills every field that its plan leaves free, then changes one after the other, by itself,
 * to null or from true to false and back, and demands that it alone has changed.
 */
export async function tryMerge(endpoint: Endpoint & { body: z.ZodType }, session: Session): Promise<void> {
  const plan = planOf(endpoint.id)
  const sent = await exampleOf(endpoint.id)(session)
  const generated = wholeOf(endpoint.body, SEED)
  if (!isPlainObject(generated)) throw new Error(`the body of ${endpoint.id} is no object`)
  const whole = (plan.kept ?? []).reduce((rest, path) => withAt(rest, path, undefined), generated)
  const put = async (what: string, body: PlainObject, expected: PlainObject) => {
    const answer = await session.send(endpoint, { ...sent, body })
    try {
      expectReply(endpoint, answer)
      expectEchoes(expected, answer.body, plan, 'the reply')
    } catch (error) {
      throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}; sent ${brief(body)}`, {
        cause: error,
      })
    }
  }
  await put('everything', whole, whole)
  await put('nothing', {}, whole)
  for (const [path, value] of leavesOf(whole)) {
    const other = nullable(endpoint.body, path) ? null : value === true ? false : undefined
    if (other === undefined) continue
    await put(`${path} alone`, withAt({}, path, other), withAt(whole, path, other))
    await put(`${path} back`, withAt({}, path, valueAt(whole, path)), whole)
  }
}
