import { PassThrough } from 'node:stream'
import { expect, it, vi } from 'vitest'
import type { Law } from '../law.ts'
import { runLaws } from './run.ts'
import { halfBuilt } from '../tools/halfBuilt.ts'
import { nextRun, toRunAgain } from './watch.ts'

const law = (title: string, more: Partial<Law> = {}): Law => ({
  operation: 'system.sports',
  title,
  check: 'rules',
  run: async () => {},
  ...more,
})

it('runs again what failed, not what passed or what lacks an account', async () => {
  const fails = law('fails', { run: () => Promise.reject(new Error('no')) })
  const laws = [law('passes'), fails, law('lacks', { needs: ['user'] })]
  const { verdicts } = await runLaws(laws, { ...halfBuilt(['system.sports']), user: null })
  expect(toRunAgain(laws, verdicts)).toEqual([fails])
})

it('runs again on Enter, and ends with the input', async () => {
  const input = new PassThrough()
  const up = () => Promise.resolve(true)
  const first = nextRun(input, up)
  input.write('\n')
  expect(await first).toBe(true)
  const second = nextRun(input, up)
  input.end()
  expect(await second).toBe(false)
})

it('runs again once a server that had stopped answers', async () => {
  vi.useFakeTimers()
  try {
    let isUp = true
    let again: boolean | undefined
    void nextRun(new PassThrough(), async () => isUp).then((value) => (again = value))
    await vi.advanceTimersByTimeAsync(3000)
    isUp = false
    await vi.advanceTimersByTimeAsync(3000)
    expect(again).toBeUndefined()
    isUp = true
    await vi.advanceTimersByTimeAsync(2000)
    expect(again).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
