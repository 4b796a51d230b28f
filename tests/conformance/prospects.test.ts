import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBackend } from '../../mocks/backend.ts'
import type { ClubData } from '../../mocks/seed/prospect/clubData.ts'
import { isWrite } from '../../src/contract/endpoint/endpoint.ts'
import { contract, endpoints } from '../../src/contract/index.ts'
import { arbitraryClub } from '../support/model/arbitraryClub.ts'
import { openWorld, tenantOf } from '../support/world/world.ts'
import { judge, type Law } from './law.ts'
import { laws } from './laws.ts'
import { firstOfEachOperation, people } from './tools/everyLaw.ts'
import { TooFewRows } from './tools/violation.ts'

const reading = new Set(endpoints.filter((endpoint) => !isWrite(endpoint)).map(({ id }) => id))
const readingLaws = laws.filter(({ operation }) => reading.has(operation))

/** The law about the heartbeat need not wait for 15 s. */
const heartbeatMs = 100

/** The laws read all rows of a club many times: one of thousands of fans would take minutes. */
const FANS_MAX = 200
/** All laws take ten seconds for a club, and more on a busy machine. */
const FULL_MS = 30 * 60_000

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The laws about reading that a club breaks, and how many it keeps. */
async function judgeReading(club: ClubData, chosen: readonly Law[] = readingLaws) {
  const bugs: unknown[] = []
  const { fetch, control } = createBackend({ club, heartbeatMs, onBug: (error) => bugs.push(error) })
  const [admin = people.admin, user = people.user] = (await control.info()).accounts
  const target = { url: 'http://club.example/api/v1', fetch, control, heartbeatMs, ...people, admin, user }
  // A club of some size with the usual connectors lacks nothing.
  const { fans = 60, members, connectors } = club
  const mayLack = fans < 60 || members === 0 || connectors !== undefined
  const broken: string[] = []
  let kept = 0
  for (const law of chosen) {
    const verdict = await judge(law, target)
    if (verdict.outcome === 'passed') kept++
    else if (verdict.outcome === 'failed' && !(mayLack && verdict.error instanceof TooFewRows))
      broken.push(`${law.operation} ${law.title}: ${messageOf(verdict.error)}`)
  }
  return { broken, kept, bugs }
}

/** All texts in a JSON value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What a user would see of a club: every list, the club itself, the figures of the dashboard, and a mail. */
async function everythingOf(club: ClubData) {
  const { api, backend, tokens } = await openWorld({ club })
  const tenant = tenantOf({ api })
  const lists = endpoints.filter(({ method, path }) => method === 'GET' && /:tenant(\/[a-z-]+)*$/.test(path))
  const answers: unknown[] = []
  for (const { path } of lists) {
    const response = await backend.fetch(
      new Request(`http://club.example/api/v1${path.replace(':tenant', tenant)}`, {
        headers: { authorization: `Bearer ${tokens.read().accessToken ?? ''}` },
      }),
    )
    answers.push(await response.json())
  }
  await api.call(contract.users.invite, { params: { tenant }, body: { email: 'new@post.example' } })
  const { control } = backend
  return [
    ...answers,
    await control.figures(tenant, {}),
    (await control.info()).accounts,
    // What the checkout and the portal show.
    await control.subscription(tenant),
    await control.mails(),
  ]
}

describe('the club of a prospect', () => {
  it('keeps the laws about reading', async () => {
    // All of them take seconds: in the gate every sixth one, and the first one of each operation.
    const first = firstOfEachOperation(readingLaws)
    const chosen = readingLaws.filter((law, at) => process.env.FULL || at % 6 === 0 || first.has(law))
    expect(new Set(chosen.map(({ operation }) => operation))).toEqual(reading)
    const judged = await judgeReading(
      { name: 'HC Bergen Lynxes', country: 'NO', sport: 'ice-hockey', fans: 60 },
      chosen,
    )
    expect(judged).toEqual({ broken: [], kept: chosen.length, bugs: [] })
  })

  if (process.env.FULL)
    it(
      'keeps every law about reading, whatever its data',
      () =>
        fc.assert(
          fc.asyncProperty(arbitraryClub, async (club) => {
            const { broken, bugs } = await judgeReading({ ...club, fans: Math.min(club.fans ?? 60, FANS_MAX) })
            expect({ broken, bugs }).toEqual({ broken: [], bugs: [] })
          }),
          // Do not shrink: a smaller club would not explain more.
          { numRuns: 20, seed: 15, endOnFailure: true },
        ),
      FULL_MS,
    )

  it('shows no empty text, nothing undefined and no other club', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryClub, async (club) => {
        const all = textsIn(await everythingOf(club))
        expect(all.length).toBeGreaterThan(50)
        const given = new Set(textsIn(club))
        const texts = all.filter((text) => !given.has(text))
        const wrong = texts.filter(
          (text) => text.trim() === '' || /undefined|NaN|\[object|Westmere|Quayside|Harbour Basquete|Docas/.test(text),
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: process.env.FULL ? 400 : 20, seed: 15 },
    )
  })
})
