import { idFrom } from '../../db/ids.ts'

const known = new Map<string, string>()

/**
 * The id of a seeded connector: the same in every scenario, so that a link to it outlives a change of it.
 *
 * @param key `fan`, `ticketing`, `shop`, …: which of the club's sources it is
 */
export function connectorIdOf(tenant: string, key: string): string {
  const source = `${tenant}/connector/${key}`
  let id = known.get(source)
  if (id === undefined) known.set(source, (id = idFrom(source)))
  return id
}
