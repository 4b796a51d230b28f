import { measureLists, measureTime } from './model/model.ts'
import { calibrate, type Timing } from './timing.ts'

/** Measures the model in a worker of a browser; `worker.ts` starts it. Each message is a group of times. */
const groups: Record<string, () => Timing[] | Promise<Timing[]>> = {
  calibration: () => [calibrate()],
  rovers: () => measureLists('rovers'),
  huge: () => measureLists('huge'),
  million: () => measureLists('million'),
  'rovers: time passes': () => measureTime('rovers'),
}

for (const [title, measure] of Object.entries(groups)) postMessage({ title, timings: await measure() })
postMessage(null)
