import type { ClubRecord, ConnectorRecord } from '../../db/collections.ts'
import type { Bus } from '../../db/bus.ts'
import type { Database, SourceRows } from '../../db/database.ts'
import type { Routine } from '../../db/simulation.ts'
import type { HandlerContext } from '../../http/handler.ts'
import { isoText, MINUTE } from '../../seed/moments.ts'
import { FIRST_SYNC_MS, type DeliveredRows } from '../../seed/incoming/delivery.ts'
import { createIncoming, type Incoming } from '../../seed/incoming/incoming.ts'
import { refreshProfiles } from '../fans/profiles.ts'
import { clubOf } from '../records.ts'
import { canReach } from './credentials.ts'
import { isOutOfOrder } from './outages.ts'
import { deliveredUntil, emitEventsOf, emitRowEvents, restoreRows, SYNCING_MS, upsertRows } from './sources.ts'

interface Options {
  db: Database
  bus: Bus
  seed: string
  /** Creates the context of a turn, whose new ids derive from `source`. */
  context(source: string): HandlerContext
  /** The number of changes of the state so far; see `Changes`. */
  changes(): number
  onBug(error: unknown): void
}

/**
 * Syncs the connectors automatically while time passes. Within a span nobody can see the states in between, so the
 * records are written once at its end, and events are joined. The result does not depend on how time is divided into
 * spans.
 */
export function createAutoSync({ db, bus, seed, context, changes, onBug }: Options): Pick<Routine, 'run'> {
  const sources = createSources({ db, seed })
  /** The count of changes after the latest span. */
  let settled = changes()

  async function run(until: number, moveTo: (moment: number) => void) {
    // What is known of the sources holds as long as nothing else writes.
    if (changes() !== settled) sources.forgetAll()
    const span = createSpan({ db, bus, context, sources })
    bus.join()
    try {
      turns(span)
      await span.save()
      settled = changes()
    } finally {
      bus.settle()
    }

    function turns({ turn, abandon }: Span) {
      for (let next = db.autoSyncs.next(); next && next.at <= until; next = db.autoSyncs.next()) {
        const { id, at } = next
        moveTo(at)
        try {
          turn(id, at)
        } catch (error) {
          onBug(new Error(`the automatic sync of connector ${id} failed`, { cause: error }))
          abandon(id)
        }
      }
    }
  }

  return { run }
}

type Span = ReturnType<typeof createSpan>
type Sources = ReturnType<typeof createSources>

/** The records of connectors and clubs as they are within a span. They are written at its end. */
function createRecords({ db, bus }: Pick<Options, 'db' | 'bus'>) {
  const records = new Map<string, ConnectorRecord | undefined>()
  const reachable = new Map<string, boolean>()
  const fanSyncs = new Map<string, ClubRecord['fanSync']>()
  const reported = new Set<string>()
  const changed = new Set<string>()
  /** When connectors have synced in this span, by id, in milliseconds since 1970. */
  const syncs = new Map<string, number>()
  function fanSyncOf(tenant: string) {
    let fanSync = fanSyncs.get(tenant)
    if (!fanSync) fanSyncs.set(tenant, (fanSync = clubOf(db, tenant).fanSync))
    return fanSync
  }

  return {
    connector(id: string): ConnectorRecord | undefined {
      if (!records.has(id)) {
        const stored = db.connectors.findFirst((q) => q.where({ id }))
        records.set(id, stored && { ...stored })
      }
      return records.get(id)
    },
    /** Changes a record of this span, which is a copy. */
    change(connector: ConnectorRecord, state: ConnectorRecord['state']) {
      connector.state = state
      changed.add(connector.id)
      bus.emit('ConnectorUpdated', connector.tenant, connector.id)
    },
    /** Ends a sync that has succeeded. */
    synced(connector: ConnectorRecord, at: number) {
      syncs.set(connector.id, at)
      this.change(connector, 'SYNCED')
    },
    /** See `sources.ts`. */
    deliveredUntil(connector: ConnectorRecord): number | null {
      const at = db.undelivered.has(connector.id) ? undefined : syncs.get(connector.id)
      return at ?? deliveredUntil(db, connector)
    },
    /** Reports changed profiles as a sync of them does, unless one that a user has started is under way. */
    reportProfiles(tenant: string, at: number) {
      if (fanSyncOf(tenant).status === 'SYNCING') return
      fanSyncs.set(tenant, { status: 'SYNCED', lastSync: isoText(at) })
      reported.add(tenant)
      bus.emit('TenantStatusUpdated', tenant)
      bus.emit('FansImported', tenant)
    },
    /** See `credentials.ts`: within a span the credentials stay the same. */
    canReach(connector: ConnectorRecord): boolean {
      let answer = reachable.get(connector.id)
      if (answer === undefined) reachable.set(connector.id, (answer = canReach(connector)))
      return answer
    },
    /** True once a user has synced the fans, who then have profiles. */
    hasProfiles: (tenant: string) => fanSyncOf(tenant).lastSync !== null,
    async save() {
      for (const id of changed) {
        const connector = records.get(id)
        if (!connector) continue
        const { state } = connector
        const at = syncs.get(id)
        const lastSync = at === undefined ? connector.lastSync : isoText(at)
        await db.connectors.update((q) => q.where({ id }), {
          data: (record) => void Object.assign(record, { state, lastSync }),
        })
      }
      for (const [id, fanSync] of fanSyncs)
        if (reported.has(id))
          await db.clubs.update((q) => q.where({ id }), { data: (club) => void Object.assign(club, { fanSync }) })
    },
  }
}

/** What arrives at the sources of clubs, which all turns share. */
function createSources({ db, seed }: Pick<Options, 'db' | 'seed'>) {
  const ofClubs = new Map<string, Incoming>()
  return {
    of(tenant: string, now: number): Incoming {
      let incoming = ofClubs.get(tenant)
      if (!incoming) {
        const since = earliestOf(db, tenant, now)
        incoming = createIncoming({ db, club: clubOf(db, tenant), seed, now, since })
        ofClubs.set(tenant, incoming)
      }
      return incoming
    },
    /** Call it after a write that did not come from the sources. */
    forget: (tenant: string) => void ofClubs.delete(tenant),
    forgetAll: () => ofClubs.clear(),
  }
}

/** The turns of a span of time, with everything that they share. */
function createSpan({ db, bus, context, sources }: Pick<Options, 'db' | 'bus' | 'context'> & { sources: Sources }) {
  const records = createRecords({ db, bus })

  function begin(connector: ConnectorRecord, at: number) {
    const { id, config, state } = connector
    const due = at + config.syncConfig.interval * MINUTE
    const isIdle = state !== 'SYNCING' && state !== 'RESETTING' && state !== 'REMOVING'
    db.autoSyncs.set(id, { due, ends: isIdle ? at + SYNCING_MS : null })
    if (isIdle) records.change(connector, 'SYNCING')
  }

  /** Ends a sync, unless its connector is being deleted. */
  function end(connector: ConnectorRecord, at: number) {
    endSync(db, connector.id)
    if (connector.state !== 'SYNCING') return
    if (!records.canReach(connector) || isOutOfOrder(db, connector, at)) return records.change(connector, 'FAILED')
    const removed = db.rowsToRestore.get(connector.id)
    const isRestored = removed !== undefined && records.deliveredUntil(connector) !== null
    if (isRestored) restore(db, sources, connector, removed)
    else deliver(connector, at, removed)
    records.synced(connector, at)
    if (isRestored) emitRowEvents(bus, connector.tenant, connector.type)
  }

  /** @param removed what people have written for a source that had never synced: the first rows leave it alone */
  function deliver(connector: ConnectorRecord, at: number, removed: SourceRows | undefined) {
    const { id, tenant } = connector
    const delivered = records.deliveredUntil(connector)
    const incoming = sources.of(tenant, at)
    const arrived = delivered === null ? null : incoming.between(connector, delivered, at)
    db.undelivered.delete(id)
    if (delivered !== null && !arrived) return
    const turn = context(`sync/${id}/${at}`)
    const rows = arrived ?? incoming.first(connector, at, turn.newId)
    if (removed) restore(db, sources, connector, removed)
    if (removed) emitRowEvents(bus, tenant, connector.type)
    if (!hasRows(rows)) return
    upsertRows(db, tenant, rows)
    emitEventsOf(bus, tenant, rows)
    // The first profiles are made when a user syncs the fans.
    if (records.hasProfiles(tenant) && refreshProfiles(turn, tenant, rows)) records.reportProfiles(tenant, at)
  }

  return {
    /** Begins or ends the sync of a connector. */
    turn(id: string, at: number) {
      const connector = records.connector(id)
      if (!connector) db.autoSyncs.delete(id)
      else if (db.autoSyncs.get(id)?.ends === at) end(connector, at)
      else begin(connector, at)
    },
    /** Lets a sync that could not be finished fail; the next one tries again. */
    abandon(id: string) {
      const connector = records.connector(id)
      if (connector?.state === 'SYNCING') records.change(connector, 'FAILED')
      if (connector) sources.forget(connector.tenant)
      endSync(db, id)
    },
    save: records.save,
  }
}

/** Inserts the rows of a connector again that a reset has removed. */
function restore(db: Database, sources: Sources, { id, tenant }: ConnectorRecord, removed: SourceRows) {
  db.rowsToRestore.delete(id)
  restoreRows(db, tenant, removed)
  sources.forget(tenant)
}

/** Plans only the next sync of a connector: the one under way has ended. */
function endSync({ autoSyncs }: Database, id: string) {
  const due = autoSyncs.get(id)?.due ?? null
  if (due === null) autoSyncs.delete(id)
  else autoSyncs.set(id, { due, ends: null })
}

/** The earliest moment of anything that the ticket offices of a club have not delivered yet. */
function earliestOf(db: Database, tenant: string, now: number): number {
  const offices = db.connectors.findMany((q) => q.where({ tenant, type: 'ticketing' }))
  const moments = offices.map((office) => deliveredUntil(db, office) ?? now - FIRST_SYNC_MS)
  return Math.min(now, ...moments)
}

const hasRows = (rows: DeliveredRows) => Object.values(rows).some((ofKind: readonly unknown[]) => ofKind.length > 0)
