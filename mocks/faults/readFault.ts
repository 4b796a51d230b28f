import { Fault } from './fault.ts'
import { faultPresets } from './presets.ts'

/** What `control.setFault` takes: the id of a preset, one with some of its fields changed, or a fault of one's own. */
export type FaultInput =
  | string
  | (Partial<Omit<Fault, 'id'>> & { preset: string })
  | (Pick<Fault, 'id' | 'title' | 'operations'> & Partial<Fault>)

/** Reads a fault. Throws an error with a sentence for each wrong field. */
export function readFault(value: unknown): Fault {
  const parsed = Fault.safeParse(completeFault(value))
  if (parsed.success) return parsed.data
  const sentences = parsed.error.issues.map(({ path, message }) => `${['fault', ...path].join('.')} ${message}`)
  throw new Error([...new Set(sentences)].join(' '))
}

/** Adds what is left out: the fields of the preset that it names, or else the defaults. */
function completeFault(value: unknown): unknown {
  if (typeof value === 'string') return presetOf(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const defaults = { answer: null, delay: 0, times: null, probability: 1 }
  if (!('preset' in value)) return { ...defaults, ...value }
  const { preset, ...changes } = value
  const { id, ...fault } = presetOf(preset)
  return { ...fault, ...changes, id }
}

function presetOf(id: unknown): Fault {
  const found = faultPresets.find(({ fault }) => fault.id === id)
  if (found) return found.fault
  const names = faultPresets.map(({ fault }) => fault.id).join(', ')
  throw new Error(`no fault "${String(id).slice(0, 80)}"; there are ${names}`)
}
