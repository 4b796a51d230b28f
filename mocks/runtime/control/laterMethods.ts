import type { Control } from '../../control.ts'

type Method = (...args: readonly unknown[]) => Promise<unknown>

/**
 * Methods of the control API whose code loads with the first call of one.
 *
 * @param names their names, as keys
 * @param load loads them; a failure is the call's, and the next call tries again
 */
export function laterMethods<M extends keyof Control>(
  names: Readonly<Record<M, true>>,
  load: () => Promise<Pick<Control, M>>,
): Pick<Control, M> {
  // Each method checks its own arguments, so they are passed on as they are.
  const methods = Object.keys(names).map((name) => [
    name,
    async (...args: readonly unknown[]) => ((await load())[name as M] as Method)(...args),
  ])
  // The object is built from the names of all of them.
  return Object.fromEntries(methods) as Pick<Control, M>
}
