import type { ConnectorRecord } from './collections.ts'
import { CountedMap } from './changes.ts'

const MINUTE = 60_000

/** The automatic syncs of a connector; times in milliseconds since 1970. */
export interface AutoSync {
  /** When the next one begins; null if none is planned. */
  due: number | null
  /** When the one under way ends; null if none is. */
  ends: number | null
}

/** The automatic syncs by connector id (docs/contract.md#automatic-sync). */
export class AutoSyncs extends CountedMap<string, AutoSync> {
  /** Plans the next sync of a connector after a change of its state or settings. Call it with the current record. */
  plan(connector: Pick<ConnectorRecord, 'id' | 'lastSync' | 'config'>, now: number) {
    const { id, lastSync, config } = connector
    const ends = this.get(id)?.ends ?? null
    if (!config.enabled || !config.syncConfig.autoSync) {
      // What is under way is finished.
      if (ends === null) this.delete(id)
      else this.set(id, { due: null, ends })
      return
    }
    const interval = config.syncConfig.interval * MINUTE
    // A sync that is under way counts as the last one.
    const since = ends ?? (lastSync === null ? now : Date.parse(lastSync))
    // One that was missed, because the connector was disabled or failed, is not made up for.
    const turns = Math.max(1, Math.floor((now - since) / interval) + 1)
    this.set(id, { due: since + turns * interval, ends })
  }

  /** The connector whose sync begins or ends next, and when; null if there is none. Ties go by id. */
  next(): { id: string; at: number } | null {
    let first: { id: string; at: number } | null = null
    for (const [id, { due, ends }] of this) {
      const at = ends ?? due
      if (at !== null && (!first || at < first.at || (at === first.at && id < first.id))) first = { id, at }
    }
    return first
  }
}
