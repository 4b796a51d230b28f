import { useEffect, useRef, useState } from 'react'
import type { Connector, ConnectorState } from '../../../contract/connectors.ts'
import { serverNow } from '../../../serverTime.ts'

/** When connectors were seen to fail while the page was open, by id, because no reply tells it; ISO 8601 in UTC. */
export function useFailures(connectors: readonly Connector[]): ReadonlyMap<string, string> {
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const before = useRef(new Map<string, ConnectorState>())
  useEffect(() => {
    const failed = connectors.filter(({ id, state }) => {
      const known = before.current.get(id)
      return state === 'FAILED' && known !== undefined && known !== 'FAILED'
    })
    before.current = new Map(connectors.map(({ id, state }) => [id, state]))
    if (failed.length === 0) return
    const at = new Date(serverNow()).toISOString()
    setFailures((known) => new Map([...known, ...failed.map(({ id }): [string, string] => [id, at])]))
  }, [connectors])
  return failures
}
