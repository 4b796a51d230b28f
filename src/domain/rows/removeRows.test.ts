import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/errors.ts'
import { removeRows } from './removeRows.ts'

const ids = Array.from({ length: 20 }, (_, at) => `row-${at}`)
const failure = (status: number) => new ApiError('deleting fan', status, { error: { details: 'No.' } })

function run(remove: (id: string) => Promise<unknown>, controller = new AbortController()) {
  const seen: number[] = []
  const removal = removeRows(ids, remove, {
    signal: controller.signal,
    onProgress: ({ done, total }) => {
      expect(total).toBe(20)
      seen.push(done)
    },
  })
  return { removal, seen }
}

describe('the deletion of several rows', () => {
  it('deletes each once, a few at a time, and reports its progress', async () => {
    const called: string[] = []
    let running = 0
    let most = 0
    const { removal, seen } = run(async (id) => {
      called.push(id)
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
    })
    expect(await removal).toEqual({ removed: 20, left: [], error: null })
    expect(called.toSorted()).toEqual(ids.toSorted())
    expect(most).toBe(4)
    expect(seen).toEqual(ids.map((_, at) => at + 1))
  })

  it('counts rows that are gone already', async () => {
    const { removal } = run((id) => (id === 'row-3' ? Promise.reject(failure(404)) : Promise.resolve()))
    expect(await removal).toMatchObject({ removed: 20, error: null })
  })

  it('stops after a failure and says what is left', async () => {
    const refused = failure(403)
    const { removal } = run((id) => (id === 'row-5' ? Promise.reject(refused) : Promise.resolve()))
    const { removed, left, error } = await removal
    expect(error).toBe(refused)
    expect(left).toContain('row-5')
    expect(removed + left.length).toBe(20)
    expect(removed).toBeLessThan(10)
  })

  it('stops when it is aborted', async () => {
    const controller = new AbortController()
    const { removal } = run(async (id) => {
      if (id === 'row-7') controller.abort()
    }, controller)
    const { removed, error } = await removal
    expect(error).toBeNull()
    expect(removed).toBeGreaterThanOrEqual(8)
    expect(removed).toBeLessThanOrEqual(11)
  })
})
