import { callControl, makeControl, type Control } from '../control.ts'
import { PartMissing } from '../seed/scenarios/clubsOf.ts'
import type { ControlApiOptions } from './control/controlOptions.ts'
import { readInfo } from './control/readInfo.ts'

/** Loads the methods of the control API that no page needs before its first screen. */
export const loadControl = () =>
  import('./controlApi.ts').catch((cause: unknown) => {
    throw new PartMissing('the methods of the control API could not be loaded', { cause })
  })

/** Creates the control API of a model. What no page needs before its first screen loads with the first call to it. */
export function createControl(options: ControlApiOptions): Control {
  let loading: Promise<Control> | null = null
  const load = () => {
    loading ??= loadControl().then(
      ({ createControlApi }) => createControlApi(options),
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }
  return {
    ...makeControl(async (method, args) => callControl(await load(), method, args)),
    info: () => readInfo(options),
  }
}
