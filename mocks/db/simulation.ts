const DAY = 24 * 60 * 60_000

/** The model's time. In a timed task and during a replay, it is the simulated time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** ISO 8601 in UTC. */
  iso(): string
  /** `YYYY-MM-DD` in UTC. */
  today(): string
  /**
   * The time by which sessions expire, in milliseconds since 1970: without what a higher speed has added, so that they
   * last.
   */
  sessionTime(): number
}

/** The kinds of timed task; `taskHandlers` has a function for each. */
export type TaskKind =
  | 'connectors.synced'
  | 'connectors.wiped'
  | 'connectors.removed'
  | 'fanProfiles.synced'
  | 'segments.syncing'
  | 'segments.synced'
  | 'segments.removed'

/** A scheduled task. It is plain data, so that it can be hashed. */
export interface Task {
  /** Ascending in order of creation; tasks that are due at the same time run in this order. */
  id: number
  /** Milliseconds since 1970. */
  at: number
  kind: TaskKind
  tenant: string
  /** The id of the record that the task concerns; null for the tenant as a whole. */
  subject: string | null
}

/** Work that recurs by itself. Whole spans of it run together, because a year may hold tens of thousands of turns. */
export interface Routine {
  /** When the next turn is due, in milliseconds since 1970; null for never. */
  nextDue(): number | null
  /**
   * Runs all turns that are due until a moment, in order of time, and never fails.
   *
   * @param moveTo sets the clock to the time of a turn
   */
  run(until: number, moveTo: (moment: number) => void): Promise<void>
}

const noRoutine: Routine = { nextDue: () => null, run: async () => {} }

export interface Simulation extends Clock {
  /** Schedules a task to run after the given milliseconds. */
  schedule(after: number, task: Pick<Task, 'kind' | 'tenant' | 'subject'>): void
  /** Cancels the tasks of a subject, or all tasks of a tenant. */
  cancel(tenant: string, subject?: string): void
  /**
   * Moves time forward to a moment, and runs what falls due on the way, each at its own time. Never goes back.
   * `accelerated` is what a higher speed has added to the time by then, in milliseconds.
   */
  advanceTo(moment: number, accelerated?: number): Promise<void>
  /** When the next task or turn of the routine is due, in milliseconds since 1970; null for never. */
  nextDue(): number | null
  /** The pending tasks, in order. */
  pending(): readonly Task[]
}

/**
 * @param start the start of time, in milliseconds since 1970
 * @param runTask runs a task, and never fails; while it runs, `now` is the task's due time
 * @param touch called before every change of the pending tasks
 * @param routine runs before a task that is due at the same time
 */
export function createSimulation(
  start: number,
  runTask: (task: Task) => Promise<void> | void,
  touch: () => void = () => {},
  routine: Routine = noRoutine,
): Simulation {
  let current = start
  /** The time that a higher speed has added, in milliseconds. */
  let lead = 0
  let lastId = 0
  let tasks: readonly Task[] = []

  const iso = () => new Date(current).toISOString()
  // Every reply with a fan asks for the day.
  let day = { number: NaN, text: '' }
  function today() {
    const number = Math.floor(current / DAY)
    if (number !== day.number) day = { number, text: iso().slice(0, 10) }
    return day.text
  }
  function nextDue() {
    const turn = routine.nextDue()
    const task = tasks[0]?.at ?? null
    return turn === null || task === null ? (turn ?? task) : Math.min(turn, task)
  }
  return {
    now: () => current,
    iso,
    today,
    sessionTime: () => current - lead,
    schedule(after, task) {
      touch()
      const added = { ...task, id: ++lastId, at: current + after }
      tasks = [...tasks, added].toSorted((a, b) => a.at - b.at || a.id - b.id)
    },
    cancel(tenant, subject) {
      touch()
      tasks = tasks.filter((task) => task.tenant !== tenant || (subject !== undefined && task.subject !== subject))
    },
    async advanceTo(target, accelerated = lead) {
      const moveTo = (to: number) => void (current = Math.max(current, to))
      for (;;) {
        const [next] = tasks
        const until = Math.min(target, next?.at ?? Infinity)
        const turn = routine.nextDue()
        if (turn !== null && turn <= until) {
          await routine.run(until, moveTo)
          continue
        }
        if (!next || next.at > target) break
        tasks = tasks.slice(1)
        moveTo(next.at)
        await runTask(next)
      }
      moveTo(target)
      lead = accelerated
    },
    nextDue,
    pending: () => tasks,
  }
}
