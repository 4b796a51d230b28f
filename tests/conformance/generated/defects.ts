import type { z } from 'zod'
import {
  isPlainObject,
  maxElements,
  numberRules,
  shapeOf,
  textRules,
  unwrap,
  type Kind,
  type PlainObject,
} from './schema.ts'

/** A body with a single defect. */
export interface Defect {
  /** The defect in a few words. */
  what: string
  /** The path that `fields` has to name, such as `providerConfig.config.apiKey`. */
  path: string
  body: PlainObject
}

/** A wrong value at a path; `undefined` removes the key. */
interface Wrong {
  what: string
  path: readonly string[]
  value: unknown
}

/** A text that is one character too long. */
const tooLong = (max: number): Wrong => ({ what: `${max + 1} characters`, path: [], value: 'x'.repeat(max + 1) })

const malformed: Record<string, readonly string[]> = {
  email: [
    'nobody',
    'nobody@',
    '@post.example',
    'no body@post.example',
    'nobody@post',
    'a@b@post.example',
    'josé@post.example',
    'a..b@post.example',
    'ab@post_1.example',
    'ab@post-.example',
    '',
  ],
  date: ['2026-02-30', '2026-13-01', '15.01.2026', '2026-01-15T09:00:00.000Z', '2026-1-5', 'yesterday', ''],
  datetime: [
    '2026-01-15',
    '2026-01-15T09:00:00.000',
    '2026-01-15T09:00:00+01:00',
    '2026-02-30T09:00:00.000Z',
    '2026-01-15T25:00:00Z',
    'yesterday',
    '',
  ],
}

/**
 * All bodies that differ from a valid one in a single place that the schema refuses, with the path of that place.
 *
 * @param schema of the body, an object schema
 * @param valid a body that the schema accepts; it is not changed
 */
export function defectsOf(schema: z.core.$ZodType, valid: PlainObject): Defect[] {
  return insideOf(schema, valid).map(({ what, path, value }) => ({
    what,
    path: path.join('.'),
    // The paths begin at an object, and the copy of an object is an object.
    body: replaced(valid, path, value) as PlainObject,
  }))
}

function insideOf(schema: z.core.$ZodType, value: unknown): Wrong[] {
  const { inner, preprocessed } = unwrap(schema)
  const { def } = inner._zod
  if (def.type === 'object') {
    const within = isPlainObject(value) ? value : {}
    return Object.entries(def.shape).flatMap(([key, field]) =>
      at(key, defectsAt(field, within[key], Object.hasOwn(within, key))),
    )
  }
  if (def.type === 'union' && 'discriminator' in def && typeof def.discriminator === 'string')
    return choicesOf(def.discriminator, def.options, value, preprocessed)
  if (def.type === 'array' && Array.isArray(value) && value.length > 0)
    return at('0', valueDefects(def.element, value[0]))
  return []
}

const at = (key: string, wrongs: readonly Wrong[]): Wrong[] =>
  wrongs.map(({ what, path, value }) => ({ what, path: [key, ...path], value }))

function defectsAt(schema: z.core.$ZodType, value: unknown, present: boolean): Wrong[] {
  const { optional } = unwrap(schema)
  const missing: Wrong[] = optional || !present ? [] : [{ what: 'missing', path: [], value: undefined }]
  return [...missing, ...valueDefects(schema, value)]
}

/** Wrong replacements for a value, and wrong values inside of it. */
function valueDefects(schema: z.core.$ZodType, value: unknown): Wrong[] {
  const { inner, nullable } = unwrap(schema)
  const here = [...wrongTypes(inner), ...wrongValues(inner)]
  const none: Wrong[] = nullable ? [] : [{ what: 'null', path: [], value: null }]
  // If an empty object is valid, look inside of it even where the value is missing.
  const whole = isPlainObject(value) || Array.isArray(value) || acceptsEmpty(inner)
  return [...none, ...here, ...(whole ? insideOf(schema, value) : [])]
}

function acceptsEmpty({ _zod: { def } }: Kind): boolean {
  return def.type === 'object' && Object.values(def.shape).every((field) => unwrap(field).optional)
}

function wrongTypes({ _zod: { def } }: Kind): Wrong[] {
  const all: Record<string, unknown> = { text: 'seven', number: 7, boolean: true, object: {}, list: [] }
  const fitting: Partial<Record<typeof def.type, readonly string[]>> = {
    string: ['text'],
    number: ['number'],
    boolean: ['boolean'],
    object: ['object'],
    array: ['list'],
    // The contract's references are this wide: a text, or an object that contains one.
    union: ['text', 'object'],
    enum: ['text'],
    literal: ['text'],
    record: ['object'],
  }
  const fits = fitting[def.type]
  if (!fits) return []
  return Object.entries(all)
    .filter(([name]) => !fits.includes(name))
    .map(([name, value]) => ({ what: `a ${name} instead`, path: [], value }))
}

function wrongValues(kind: Kind): Wrong[] {
  const { def } = kind._zod
  const wrong = (what: string, value: unknown): Wrong => ({ what, path: [], value })
  switch (def.type) {
    case 'string': {
      const { min, max, format } = textRules(kind)
      return [
        ...(max === null || format === 'email' ? [] : [tooLong(max)]),
        ...(min > 0 ? [wrong('too short', 'x'.repeat(min - 1))] : []),
        ...(malformed[format ?? ''] ?? []).map((value) => wrong(`no ${format}: "${value}"`, value)),
      ]
    }
    case 'number': {
      const { min, max, whole } = numberRules(kind)
      return [
        ...(min === null ? [] : [wrong('too small', min - 1)]),
        ...(max === null ? [] : [wrong('too large', max + 1)]),
        ...(whole ? [wrong('not whole', (min ?? 0) + 0.5)] : []),
        wrong('a number as text', '7'),
      ]
    }
    case 'boolean':
      return [wrong('a boolean as text', 'true'), wrong('a boolean as number', 0)]
    case 'enum': {
      const [first = ''] = Object.values(def.entries).map(String)
      const otherCase = first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()
      return [wrong('no such value', 'no such value'), wrong('in another case', otherCase), wrong('empty', '')]
    }
    case 'array': {
      const most = maxElements(kind)
      return most === null
        ? []
        : [
            wrong(
              `${most + 1} elements`,
              Array.from({ length: most + 1 }, () => 'x'),
            ),
          ]
    }
    default:
      return []
  }
}

/**
 * Defects of a discriminated union: of the discriminator, and of the fields of the option that the value has chosen.
 */
function choicesOf(
  discriminator: string,
  options: readonly z.core.$ZodType[],
  value: unknown,
  preprocessed: boolean,
): Wrong[] {
  if (!isPlainObject(value)) return []
  const unknown = [undefined, null, 7, '', 'no such value', 'constructor'].map((name): Wrong => ({
    what: `${JSON.stringify(name) ?? 'nothing'} as ${discriminator}`,
    path: [discriminator],
    value: name,
  }))
  const chosen = options.find((option) => {
    const literals: ReadonlySet<unknown> | undefined = shapeOf(option)[discriminator]?._zod.values
    return literals?.has(value[discriminator])
  })
  const beside = chosen ? insideOf(chosen, value).filter(({ path }) => path[0] !== discriminator) : []
  // A preprocessing step may fill in a missing key.
  return [...unknown, ...beside.filter(({ path, value: put }) => !preprocessed || path.length > 1 || put !== undefined)]
}

function replaced(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((element: unknown, place) =>
      String(place) === key ? replaced(element, rest, replacement) : element,
    )
  const { [key]: inner, ...others } = isPlainObject(value) ? value : {}
  const changed = replaced(inner, rest, replacement)
  return changed === undefined ? others : { ...others, [key]: changed }
}
