import type { z } from 'zod'
import { isPlainObject, shapeOf, type PlainObject } from './schema.ts'

/** Fields that a reply may contain but no caller may set, each with a recognizable value. */
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

/** Keys that are special to some servers. */
const odd: PlainObject = {
  __extra: 1,
  'with space': [1, { deep: true }],
  'a.b': null,
  $where: 'true',
  constructor: { prototype: { admin: true } },
  toString: 'text',
  hasOwnProperty: true,
  // JSON.parse creates it as an own key, unlike a literal.
  ...(JSON.parse('{"__proto__": {"admin": true}}') as PlainObject),
}

/** Fields that a caller of an operation may not set: those that its body schema does not contain. */
export function unknownKeysOf(schema: z.core.$ZodType): PlainObject {
  const known = shapeOf(schema)
  return Object.fromEntries(Object.entries(hijacked).filter(([key]) => !Object.hasOwn(known, key)))
}

/** A body with unknown keys at its top level and in every nested object. */
export function withUnknownKeys(body: PlainObject, unknown: PlainObject): PlainObject {
  const inside = Object.entries(body).map(([key, value]): [string, unknown] => [
    key,
    isPlainObject(value) ? withUnknownKeys(value, {}) : value,
  ])
  return { ...odd, ...unknown, ...Object.fromEntries(inside) }
}
