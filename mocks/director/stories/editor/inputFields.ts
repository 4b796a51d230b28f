import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { fieldsOfSchema } from '../../../calls/check/schemaText.ts'
import { capital } from '../script/capital.ts'
import type { CallAction } from '../script/story.ts'
import { at } from '../script/values.ts'
import { actionWords as words } from './words.ts'

const places = ['params', 'query', 'body'] as const

/** A field of an operation's input, as the editor shows it. */
export interface InputField {
  place: (typeof places)[number]
  path: readonly string[]
  /** `Provider config: fan sheet id` */
  label: string
  kind: 'text' | 'number' | 'boolean' | 'json'
  choices: readonly string[]
  /** What the contract says of it. */
  hint: string
}

/** Any text will do, which the field says by itself. */
const plain: ReadonlySet<string> = new Set(['text', 'text or null'])

/** The fields of an operation, without the club, which is that of who calls. */
export function inputFields(endpoint: Endpoint): InputField[] {
  return places.flatMap((place) =>
    fieldsOfSchema(endpoint[place] ?? null)
      .filter(({ path }) => !(place === 'params' && path[0] === 'tenant'))
      .map(({ path, kind, choices, isOptional, text }) => ({
        place,
        path,
        label: isOptional ? words.optional(labelOf(path)) : labelOf(path),
        kind,
        choices: kind === 'boolean' ? [words.yes, words.no] : choices,
        hint: plain.has(text) ? '' : text,
      })),
  )
}

const labelOf = (path: readonly string[]) => {
  const text = path.map((name) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()).join(': ')
  return capital(text)
}

/** The value of a field as it is written; empty for none. */
export function writtenValue(action: CallAction, { place, path, kind }: InputField): string {
  const value = at(action[place], path)
  if (value === undefined) return ''
  if (typeof value === 'string') return value
  if (kind === 'boolean' && typeof value === 'boolean') return value ? words.yes : words.no
  return JSON.stringify(value, null, kind === 'json' ? 2 : 0)
}

/** The action with another value of a field; an empty text takes the value away. */
export function withWritten(action: CallAction, { place, path, kind }: InputField, text: string): CallAction {
  const changed = setAt(action[place], path, text === '' ? undefined : valueOf(kind, text))
  return { ...action, [place]: changed }
}

/**
 * What a text means. A text that is no such value stays one: it may be a reference, or else the check says what is
 * wrong.
 */
function valueOf(kind: InputField['kind'], text: string): unknown {
  if (kind === 'boolean' && (text === words.yes || text === words.no)) return text === words.yes
  if (kind === 'text' || kind === 'boolean') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function setAt(value: unknown, [name, ...rest]: readonly string[], next: unknown): unknown {
  if (name === undefined) return next
  const object = typeof value === 'object' && value !== null ? value : {}
  const changed = setAt(at(object, [name]), rest, next)
  const entries = Object.entries(object).filter(([key]) => key !== name)
  const isNothing =
    changed === undefined || (rest.length > 0 && typeof changed === 'object' && Object.keys(changed ?? {}).length === 0)
  if (isNothing) return Object.fromEntries(entries)
  return { ...object, [name]: changed }
}
