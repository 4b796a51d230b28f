/** The last task of each subject, by who runs it. */
const lastOf = new WeakMap<object, Map<string, Promise<unknown>>>()

/**
 * Runs a task after all earlier ones of the same subject, whatever became of them: a change that sends a whole record
 * must know the changes before it. Throws what the task throws.
 *
 * @param owner who the tasks of a subject belong to; two owners do not wait for each other
 */
export function oneByOne<T>(owner: object, subject: string, task: () => Promise<T>): Promise<T> {
  const last = lastOf.get(owner) ?? new Map<string, Promise<unknown>>()
  lastOf.set(owner, last)
  const running = (last.get(subject) ?? Promise.resolve()).then(task, task)
  last.set(subject, running)
  const forget = () => {
    if (last.get(subject) === running) last.delete(subject)
  }
  running.then(forget, forget)
  return running
}
