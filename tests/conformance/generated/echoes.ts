import assert from 'node:assert/strict'
import type { Plan } from './plans.ts'
import { excerpt, isPlainObject, valueAt, type PlainObject } from './schema.ts'

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const email = /^[^\s@]+@[^\s@]+$/

/** Whether a value came back: points in time as such, e-mails whatever their case, everything else to the letter. */
function cameBack(written: unknown, found: unknown): boolean {
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

/** The leaves of a body, by their dotted paths; lists are leaves. */
export function leavesOf(value: PlainObject, prefix = ''): [path: string, value: unknown][] {
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] =>
    isPlainObject(inner) ? leavesOf(inner, `${prefix}${key}.`) : [[prefix + key, inner]],
  )
}

/** Demands that whatever was written, and that the reply has a place for, is what the reply says. */
export function expectEchoes(written: PlainObject, reply: unknown, { echoes = {}, filled = [] }: Plan, where: string) {
  for (const [path, value] of leavesOf(written)) {
    if (filled.includes(path) && typeof value === 'string' && value.trim() === '') continue
    const found = valueAt(reply, echoes[path] ?? path)
    if (found === undefined) continue
    assert.ok(cameBack(value, found), `${where} has ${excerpt(found)} as ${path}, where ${excerpt(value)} was written`)
  }
}
