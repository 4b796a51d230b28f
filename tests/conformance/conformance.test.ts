import { describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { endpoints } from '../../src/contract/index.ts'
import { judge } from './law.ts'
import { laws } from './laws.ts'
import type { Target } from './target.ts'
import { expectEveryLaw, people } from './tools/everyLaw.ts'

const bugs: unknown[] = []
/** The law about the heartbeat need not wait for 15 s. */
const heartbeatMs = 100
const inProcess = createBackend({ scenario: 'two-clubs', heartbeatMs, onBug: (error) => bugs.push(error) })
// In the gate every law meets the model in process before the mutants do.
if (process.env.FULL)
  expectEveryLaw(
    'in process',
    () => ({
      url: 'http://club.example/api/v1',
      fetch: inProcess.fetch,
      control: inProcess.control,
      heartbeatMs,
      ...people,
    }),
    bugs,
  )

describe('the suite', () => {
  it('judges every operation of the contract', () => {
    const judged = new Set(laws.map(({ operation }) => operation))
    expect(endpoints.map(({ id }) => id).filter((id) => !judged.has(id))).toEqual([])
  })

  it('has no duplicate titles', () => {
    const titles = laws.map(({ operation, title }) => `${operation} ${title}`)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('reports a law that lacks what it needs as not run', async () => {
    const target: Target = {
      url: 'http://club.example/api/v1',
      fetch: inProcess.fetch,
      ...people,
      control: null,
      user: null,
    }
    const verdicts = await Promise.all(
      laws.filter(({ needs }) => needs?.includes('control')).map((law) => judge(law, target)),
    )
    expect(verdicts.every(({ outcome }) => outcome === 'not run')).toBe(true)
    expect(verdicts.length).toBeGreaterThan(10)
    // Vitest types its matchers as any.
    expect(verdicts[0]).toMatchObject({ reason: expect.stringMatching(/^needs .*control/) as string })
  })
})
