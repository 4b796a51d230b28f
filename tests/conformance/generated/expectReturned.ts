import assert from 'node:assert/strict'
import type { Plan } from './plans.ts'
import { excerpt, isPlainObject, valueAt, type PlainObject } from './schema.ts'

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const email = /^[^\s@]+@[^\s@]+$/

/**
 * Compares a returned value with the written one: timestamps as points in time, e-mails without case, all others
 * exactly.
 */
function isSameValue(written: unknown, found: unknown): boolean {
  if (typeof written === 'string' && typeof found === 'string') {
    if (moment.test(written)) return Date.parse(written) === Date.parse(found)
    if (email.test(written)) return written.toLowerCase() === found.toLowerCase()
    return written === found
  }
  try {
    assert.deepEqual(found, written)
    return true
  } catch {
    return false
  }
}

/** The leaves of a body with their dotted paths. Lists are leaves. */
export function leavesOf(value: PlainObject, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    isPlainObject(inner) ? leavesOf(inner, `${prefix}${key}.`) : [[prefix + key, inner]],
  )
}

/** Asserts that the reply returns everything that was written and that it has a field for. */
export function expectReturned(
  written: PlainObject,
  reply: unknown,
  { returnedAt = {}, filled = [] }: Plan,
  where: string,
) {
  for (const [path, value] of leavesOf(written)) {
    if (filled.includes(path) && typeof value === 'string' && value.trim() === '') continue
    const found = valueAt(reply, returnedAt[path] ?? path)
    if (found === undefined) continue
    assert.ok(isSameValue(value, found), `${where} has ${excerpt(found)} as ${path}, but ${excerpt(value)} was written`)
  }
}
