import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { read, write } from './combine.ts'
import type { Middleware, Call } from '../mutant.ts'

const rowId = ({ params }: Call) => params.id ?? params.userId ?? ''

/** A list that still contains deleted rows. The mutant's operations are the DELETE and the list. */
export const stillListed =
  (get: (call: Call, next: Parameters<Middleware>[1]) => Promise<Response>): (() => Middleware) =>
  () => {
    const gone: PlainObject[] = []
    return async (call, next) => {
      if (call.endpoint.method === 'DELETE') {
        const { body } = await read(await get(call, next))
        const response = await next()
        if (response.status === 204 && isPlainObject(body)) gone.push(body)
        return response
      }
      const answered = await read(await next())
      const { body } = answered
      if (answered.status !== 200 || !isPlainObject(body) || !Array.isArray(body.items)) return write(answered)
      const listed = new Set(body.items.map((row) => valueAt(row, 'id')))
      const extra = gone.filter(({ id }) => !listed.has(id))
      if (body.moreItems === true || extra.length === 0) return write(answered)
      return write({
        ...answered,
        body: { ...body, items: [...body.items, ...extra], totalItems: Number(body.totalItems) + extra.length },
      })
    }
  }

/** A deleted row that can still be read. The mutant's operations are the DELETE and the GET of one row. */
export const stillReadable =
  (get: (call: Call, next: Parameters<Middleware>[1]) => Promise<Response>): (() => Middleware) =>
  () => {
    const gone = new Map<string, unknown>()
    return async (call, next) => {
      if (call.endpoint.method === 'DELETE') {
        const { status, body } = await read(await get(call, next))
        const response = await next()
        if (response.status === 204 && status === 200) gone.set(rowId(call), body)
        return response
      }
      const response = await next()
      return response.status === 404 && gone.has(rowId(call))
        ? write({ status: 200, body: gone.get(rowId(call)) })
        : response
    }
  }

/** Reads the row of a call's URL, whatever the method of the call. */
export const rowOf = ({ url, request }: Call, next: Parameters<Middleware>[1]) => {
  const headers = new Headers(request.headers)
  headers.delete('content-type')
  return next(new Request(url, { headers }))
}

/** Answers a change as if it were made, then restores the old values. */
export const onlyEchoed =
  (...fields: string[]): Middleware =>
  async (call, next) => {
    const before = await read(await rowOf(call, next))
    const answered = await read(await next())
    if (answered.status >= 300 || !isPlainObject(before.body)) return write(answered)
    const old = Object.fromEntries(fields.map((field) => [field, valueAt(before.body, field)]))
    await next(new Request(call.url, { method: 'PUT', headers: call.request.headers, body: JSON.stringify(old) }))
    return write(answered)
  }

/** Treats null as absent in some fields. */
export const nullKeeps =
  (...fields: string[]) =>
  (body: PlainObject) =>
    Object.fromEntries(Object.entries(body).filter(([key, value]) => !(fields.includes(key) && value === null)))

/** Treats absent as null in some fields. */
export const absentClears =
  (...fields: string[]) =>
  (body: PlainObject) => ({
    ...Object.fromEntries(fields.map((field) => [field, null])),
    ...body,
  })
