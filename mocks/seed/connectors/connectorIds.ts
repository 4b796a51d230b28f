import { idFrom } from '../../db/random/ids.ts'

const ids = new Map<string, string>()

/**
 * The id of a seeded connector. It is the same in every scenario, so that a link to it works after a change of
 * scenario.
 *
 * @param key the connector's key in the club: `fan`, `ticketing`, `shop`, …
 */
export function connectorIdOf(tenant: string, key: string): string {
  const source = `${tenant}/connector/${key}`
  let id = ids.get(source)
  if (id === undefined) ids.set(source, (id = idFrom(source)))
  return id
}
