import { describe, expect, it } from 'vitest'
import { finish, once } from './steps.ts'

describe('steps that are done once', () => {
  it('are shared by those who need them at the same time', () => {
    let [begun, done] = [0, 0]
    const steps = once(function* () {
      begun++
      yield
      yield
      done++
      return 'result'
    })
    const [first, second] = [steps(), steps()]
    first.next()
    second.next()
    // The third has to have the result at once.
    expect(finish(steps())).toBe('result')
    expect([begun, done]).toEqual([1, 1])
    expect([finish(first), finish(second), finish(steps())]).toEqual(['result', 'result', 'result'])
    expect([begun, done]).toEqual([1, 1])
  })

  it('begin again after a failure', () => {
    let begun = 0
    const steps = once(function* () {
      yield
      if (++begun === 1) throw new Error('no memory')
    })
    expect(() => finish(steps())).toThrow('no memory')
    finish(steps())
    expect(begun).toBe(2)
  })
})
