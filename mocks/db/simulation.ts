/** The model's time. Inside a timed task, and while a journal is replayed, it shows the moment that is simulated. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** ISO 8601 in UTC. */
  iso(): string
  /** `YYYY-MM-DD` in UTC. */
  today(): string
}

/** Something that will happen: plain data, so that it can be hashed and needs no journal of its own. */
export interface Task {
  /** In order of their making; ties in time are run in this order. */
  id: number
  /** Milliseconds since 1970. */
  at: number
  /** Names what `runTask` does. */
  kind: string
  tenant: string
  /** What it is about; null where the tenant says it all. */
  subject: string | null
}

export interface Simulation extends Clock {
  /** Lets a task fall due after so many milliseconds. */
  schedule(after: number, task: Pick<Task, 'kind' | 'tenant' | 'subject'>): void
  /** Takes back what was to happen to a subject, or to all of a tenant. */
  cancel(tenant: string, subject?: string): void
  /** Moves time to a moment, running on the way each task at its own due time; never backwards. */
  advanceTo(moment: number): Promise<void>
  /** When the next task falls due; null where nothing is to happen. */
  nextDue(): number | null
  /** What is still to happen, in order. */
  pending(): readonly Task[]
}

/**
 * @param start where time begins, in milliseconds since 1970
 * @param runTask does what a task's kind says, and never fails; while it runs, now is the task's own due time
 * @param touch called before every change of what is still to happen
 */
export function createSimulation(
  start: number,
  runTask: (task: Task) => Promise<void> | void,
  touch: () => void = () => {},
): Simulation {
  let moment = start
  let lastId = 0
  let tasks: Task[] = []

  const iso = () => new Date(moment).toISOString()
  return {
    now: () => moment,
    iso,
    today: () => iso().slice(0, 10),
    schedule(after, task) {
      touch()
      tasks = [...tasks, { ...task, id: ++lastId, at: moment + after }].toSorted((a, b) => a.at - b.at || a.id - b.id)
    },
    cancel(tenant, subject) {
      touch()
      tasks = tasks.filter((task) => task.tenant !== tenant || (subject !== undefined && task.subject !== subject))
    },
    async advanceTo(target) {
      for (let next = tasks[0]; next && next.at <= target; next = tasks[0]) {
        tasks = tasks.slice(1)
        moment = Math.max(moment, next.at)
        await runTask(next)
      }
      moment = Math.max(moment, target)
    },
    nextDue: () => tasks[0]?.at ?? null,
    pending: () => tasks,
  }
}
