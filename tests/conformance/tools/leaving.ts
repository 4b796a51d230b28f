import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Target } from '../target.ts'
import type { Sent, Session } from './session.ts'
import { Blocked } from './violation.ts'

interface Leaving {
  get: Endpoint
  remove: Endpoint
  row: Sent
}

/** What a server removes step by step, after its answer (docs/contract.md#durations). */
const slowly: readonly Pick<Leaving, 'get' | 'remove'>[] = [contract.connectors, contract.segments]

const leaving = new WeakMap<Target, Leaving[]>()

/**
 * Remembers a row that a server has begun to remove, so that a law about its list can wait. A target that is reset has
 * none.
 */
export function noteLeaving({ target }: Session, remove: Endpoint, row: Sent) {
  const area = slowly.find((known) => known.remove.id === remove.id)
  if (!area || target.control) return
  leaving.set(target, [...(leaving.get(target) ?? []), { ...area, row }])
}

/**
 * Waits until the rows that earlier laws have removed are gone from a list: otherwise it changes while a law reads it.
 */
export async function untilStill(session: Session, list: Endpoint): Promise<void> {
  const areaOf = ({ id }: Endpoint) => id.split('.')[0]
  const all = leaving.get(session.target) ?? []
  for (const { get, remove, row } of all.filter((each) => areaOf(each.remove) === areaOf(list))) {
    const isGone = async () => (await session.send(get, row)).status !== 200
    await session.until('a removed row to go', isGone).catch((error: unknown) => {
      throw new Blocked(remove.id, error instanceof Error ? error.message : String(error))
    })
  }
  leaving.set(
    session.target,
    all.filter((each) => areaOf(each.remove) !== areaOf(list)),
  )
}
