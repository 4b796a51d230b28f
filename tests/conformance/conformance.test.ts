import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/adapters/http.ts'
import { connectHttpControl } from '../../mocks/adapters/httpControl.ts'
import { PASSWORD } from '../../mocks/seed/scenarios/scenarios.ts'
import { endpoints } from '../../src/contract/index.ts'
import { judge } from './law.ts'
import { laws } from './laws.ts'
import type { Target } from './target.ts'

const people = {
  admin: { email: 'admin@rovers.example', password: PASSWORD },
  user: { email: 'user@rovers.example', password: PASSWORD },
  otherTenant: { email: 'admin@harbour.example', password: PASSWORD },
  unpaid: { email: 'owner@newclub.example', password: PASSWORD },
  destructive: false,
}

const bugs: unknown[] = []
const newBackend = () => createBackend({ scenario: 'two-clubs', onBug: (error) => bugs.push(error) })

function demandAll(name: string, open: () => Target) {
  describe(name, () => {
    it.each(laws.map((law) => [law.operation, law.title, law] as const))('%s %s', async (_, __, law) => {
      const verdict = await judge(law, open())
      if (verdict.outcome === 'failed') throw verdict.error
      expect(verdict.outcome).toBe('passed')
    })
    it('finds no reply that violates the contract, and no broken handler', () => expect(bugs).toEqual([]))
  })
}

const inProcess = newBackend()
demandAll('in process', () => ({
  url: 'http://club.example/api/v1',
  fetch: inProcess.fetch,
  control: inProcess.control,
  ...people,
}))

let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  server = await listen(newBackend(), { port: 0 })
})
afterAll(() => server.close())
demandAll('over HTTP', () => ({
  url: `${server.url}/api/v1`,
  fetch: (request) => fetch(request),
  control: connectHttpControl(server.url),
  ...people,
}))

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
