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
  /** When the sync of each connector begins or ends next, by id: a year asks for the first a hundred thousand times. */
  private readonly turns: { id: string; at: number }[] = []

  override set(id: string, sync: AutoSync) {
    const at = sync.ends ?? sync.due ?? Infinity
    const index = this.turns.findIndex((turn) => turn.id >= id)
    const turn = this.turns[index]
    if (turn?.id === id) turn.at = at
    else this.turns.splice(index < 0 ? this.turns.length : index, 0, { id, at })
    return super.set(id, sync)
  }

  override delete(id: string) {
    const index = this.turns.findIndex((turn) => turn.id === id)
    if (index >= 0) this.turns.splice(index, 1)
    return super.delete(id)
  }

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

  /**
   * The connector whose sync begins or ends next, and when; null if there is none. Ties go by id. It changes with the
   * next `set`.
   */
  next(): Readonly<{ id: string; at: number }> | null {
    let first = this.turns[0]
    for (const turn of this.turns) if (first && turn.at < first.at) first = turn
    return first && first.at < Infinity ? first : null
  }
}
