import { describe, expect, it } from 'vitest'
import { contract, endpoints } from '../../../src/contract/index.ts'
import { mutants } from './mutants.ts'
import { findKiller, withMutant, inOrder, makeTarget } from './run.ts'
import { laws } from '../laws.ts'
import { knownKillers } from './knownKillers.ts'
import { callOf, mutant, type Mutant } from './mutant.ts'

const ids = endpoints.map(({ id }) => id)
describe('the mutants', () => {
  it('are many, cover every area, and have unique names', () => {
    expect(mutants.length).toBeGreaterThan(80)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
    expect([...new Set(mutants.map(({ area }) => area))].toSorted()).toEqual(Object.keys(contract).toSorted())
  })

  it('affect existing operations', () => {
    expect(mutants.flatMap(({ operations }) => operations).filter((id) => !ids.includes(id))).toEqual([])
  })

  it.each(mutants.filter(({ operations }) => operations.length < 10))(
    '"$name" passes requests of other operations through unchanged',
    async ({ operations, wrap }) => {
      const given: Request[] = []
      const target = makeTarget()
      const plain = new Response('as it was', { status: 418 })
      const { fetch } = withMutant({ wrap }, { ...target, fetch: async (request) => (given.push(request), plain) })
      for (const { id, method, path } of endpoints.filter((endpoint) => !operations.includes(endpoint.id))) {
        const request = new Request(`${target.url}${path.replaceAll(':', '')}`, { method })
        expect(callOf(request, '/api/v1')?.endpoint.id).toBe(id)
        expect(await fetch(request)).toBe(plain)
        expect(given.pop()).toBe(request)
      }
      expect(given).toEqual([])
    },
  )
})

describe('findKiller', () => {
  const own = (found: Mutant) => laws.filter(({ operation }) => operation === found.operations[0])

  it('finds no killer for a server without a defect', async () => {
    const harmless = mutant('support.send', 'nothing is wrong', (_, next) => next())
    expect(await findKiller(harmless, own(harmless), makeTarget)).toMatchObject({
      killedBy: null,
      lawsRun: own(harmless).length,
    })
  })

  it('kills a mutant with a law of its operation, and names the law', async () => {
    const found = mutants.find(({ name }) => name === 'a request for support is 201') ?? expect.fail()
    const { killedBy, lawsRun } = await findKiller(found, own(found), makeTarget)
    expect(killedBy?.operation).toBe('support.send')
    expect(lawsRun).toBeLessThanOrEqual(own(found).length)
  })

  it('stops a law that would never end', async () => {
    const endless = { operation: 'system.sports', title: 'calls for ever', check: 'rules' } as const
    const law = {
      ...endless,
      run: async ({ target }: { target: ReturnType<typeof makeTarget> }) => {
        for (;;) await target.fetch(new Request(`${target.url}/system/sports`))
      },
    }
    const harmless = mutant('system.sports', 'nothing is wrong', (_, next) => next())
    expect((await findKiller(harmless, [law], makeTarget)).killedBy?.error).toMatch(/never end/)
  })

  it('tries the law first that noticed a mutant before', () => {
    const hidden = mutants.find(({ name }) => name === 'FansImported is never sent') ?? expect.fail()
    const [law = expect.fail()] = inOrder(hidden, laws)
    expect(`${law.operation} ${law.title}`).toBe(knownKillers[hidden.name])
  })

  it('remembers existing laws and mutants only', () => {
    const names = new Set(mutants.map(({ name }) => name))
    const titles = new Set(laws.map(({ operation, title }) => `${operation} ${title}`))
    const unknown = Object.entries(knownKillers).filter(([name, law]) => !names.has(name) || !titles.has(law ?? ''))
    expect(unknown, 'write them anew: npm run conformance:mutants -- --remember').toEqual([])
  })

  it('tries the laws of the operation first, then those of its area', () => {
    const [first = expect.fail()] = mutants.filter(({ operations }) => operations.join() === 'fans.get')
    const areas = inOrder({ ...first, name: 'without a known law' }, laws).map(({ operation }) => operation)
    expect(areas[0]).toBe('fans.get')
    expect(areas[areas.lastIndexOf('fans.get') + 1]).toMatch(/^fans\./)
    expect(areas.findLastIndex((id) => id.startsWith('fans.'))).toBeLessThan(areas.indexOf('account.login'))
  })
})
