import type { z } from 'zod'
import { isPlainObject, shapeOf, type PlainObject } from './schema.ts'

/** What a reply may say and no caller may set, each with a value that would be noticed. */
const hijacked: PlainObject = {
  id: 'hijacked',
  tenant: 'hijacked',
  createdAt: '1999-12-31T23:59:59.000Z',
  lastSync: '1999-12-31T23:59:59.000Z',
  state: 'FAILED',
  type: 'social',
  role: 'admin',
  email: 'hijacked@nowhere.example',
  billing: 'cus_hijacked',
  billingPlan: 'none',
  age: 149,
  score: 1.5,
  fanId: 'hijacked',
}

/** Keys that have a meaning of their own to some servers. */
const odd: PlainObject = {
  __extra: 1,
  'with space': [1, { deep: true }],
  'a.b': null,
  $where: 'true',
  constructor: { prototype: { admin: true } },
  toString: 'text',
  hasOwnProperty: true,
  // As JSON.parse gives it: a key of its own.
  ...(JSON.parse('{"__proto__": {"admin": true}}') as PlainObject),
}

/** What a caller of an operation may not set: the keys that its body does not know. */
export function unknownKeysOf(schema: z.core.$ZodType): PlainObject {
  const known = shapeOf(schema)
  return Object.fromEntries(Object.entries(hijacked).filter(([key]) => !Object.hasOwn(known, key)))
}

/** A body with keys that its operation does not know, at its top and in every object inside of it. */
export function withUnknownKeys(body: PlainObject, unknown: PlainObject): PlainObject {
  const inside = Object.entries(body).map(([key, value]): [string, unknown] => [
    key,
    isPlainObject(value) ? withUnknownKeys(value, {}) : value,
  ])
  return { ...odd, ...unknown, ...Object.fromEntries(inside) }
}
