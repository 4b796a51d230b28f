import type { LiveEventType } from '../../src/contract/endpoint/stream.ts'
import type { Database } from '../db/database.ts'
import type { Task, TaskKind } from '../db/simulation.ts'
import type { HandlerContext } from '../http/handler.ts'
import { malformed, notFound } from '../http/problems.ts'
import { stateWords } from './words.ts'

/** The key of a record. */
interface Key {
  tenant: string
  id: string
}

interface TimedRecord extends Key {
  state: string
  config: { enabled: boolean }
}

interface TimedRecordKind<R extends TimedRecord> {
  /** The word in messages. */
  name: string
  /** The event that reports a change. */
  event: LiveEventType
  /** The states that a timed task ends. */
  transientStates: readonly R['state'][]
  find(db: Database, key: Key): R | undefined
  write(db: Database, record: R, change: Partial<R>): Promise<unknown>
}

/** The shared rules of connectors and segments: records whose states timed tasks end. */
export function timedRecords<R extends TimedRecord>({ name, event, transientStates, find, write }: TimedRecordKind<R>) {
  /** @throws the problem of an unknown record */
  function get(db: Database, { tenant, id }: Key): R {
    const record = find(db, { tenant, id })
    if (!record) throw notFound(name)
    return record
  }

  async function update({ db, bus }: Pick<HandlerContext, 'db' | 'bus'>, record: R, change: Partial<R>) {
    await write(db, record, change)
    bus.emit(event, record.tenant, record.id)
    return get(db, record)
  }

  return {
    get,
    /** Writes a change, and emits the event. */
    update,
    /** The record of a task, unless it has been deleted. */
    ofTask: (db: Database, { tenant, subject }: Task) => find(db, { tenant, id: subject ?? '' }),
    /** @throws the problem of a disabled record, or of one in a transient state */
    checkIdle({ config, state }: R) {
      if (!config.enabled) throw malformed(stateWords.disabled(name))
      if (transientStates.includes(state)) throw malformed(stateWords.busy(name, state))
    },
    /** Enters a state and schedules the task that ends it; replaces the record's pending tasks. */
    enterState(
      { clock, ...context }: Pick<HandlerContext, 'db' | 'clock' | 'bus'>,
      record: R,
      change: Partial<R> & Pick<R, 'state'>,
      next: { after: number; kind: TaskKind },
    ) {
      const { id, tenant } = record
      clock.cancel(tenant, id)
      clock.schedule(next.after, { kind: next.kind, tenant, subject: id })
      return update(context, record, change)
    },
  }
}
