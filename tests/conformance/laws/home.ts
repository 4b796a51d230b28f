import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Figure } from '../../../src/contract/home.ts'
import type { Law } from '../law.ts'
import { walk } from './general/lists.ts'
import { newClub } from '../tools/people.ts'
import { newFan } from '../tools/rows.ts'

const DAY = 24 * 60 * 60_000

export const home: Law[] = [
  {
    operation: contract.home.stats.id,
    title: 'reports no change if there was nothing before',
    check: 'statistics',
    needs: ['control'],
    async run(session) {
      const { tenant, bearer } = await newClub(session)
      await session.target.control?.subscribe(tenant, 'standard')
      const nothing = { value: 0, delta: null }
      const stats = await session.ok(contract.home.stats, { params: { tenant }, bearer })
      assert.deepEqual(stats, {
        totalFans: nothing,
        lastYearFans: nothing,
        lastMonthFans: nothing,
        lastWeekFans: nothing,
      })
    },
  },
  {
    operation: contract.home.stats.id,
    title: 'counts the fan profiles by sign-up date, and the change against the period before',
    check: 'statistics',
    needs: ['control'],
    async run(session) {
      const { accessToken: bearer, tenant } = await session.signIn(session.target.admin)
      // On either side of the end of each period.
      const created = Date.parse((await session.target.control?.info())?.now ?? '')
      for (const days of [6.5, 7.5, 29.5, 30.5, 364, 366])
        await newFan(session, { signedUpAt: new Date(created - days * DAY).toISOString() })
      await session.ok(contract.fanProfiles.sync, { params: { tenant }, bearer })
      await session.target.control?.advance(60_000)
      const profiles = await walk(session, contract.fanProfiles.list, { params: { tenant }, bearer }, { limit: 500 })
      const stats = await session.ok(contract.home.stats, { params: { tenant }, bearer })
      const now = Date.parse((await session.target.control?.info())?.now ?? '')
      const between = (from: number, to: number) =>
        profiles.filter(({ signedUpAt }) => {
          const age = signedUpAt === null ? Number.NaN : now - Date.parse(signedUpAt)
          return age >= from * DAY && age < to * DAY
        }).length
      const expectFigure = (figure: Figure, value: number, before: number) => {
        assert.equal(figure.value, value)
        if (before === 0) assert.equal(figure.delta, null)
        else assert.ok(Math.abs((figure.delta ?? Number.NaN) - ((value - before) / before) * 100) < 1e-6)
      }
      expectFigure(stats.totalFans, profiles.length, profiles.length - between(0, 30))
      expectFigure(stats.lastYearFans, between(0, 365), between(365, 730))
      expectFigure(stats.lastMonthFans, between(0, 30), between(30, 60))
      expectFigure(stats.lastWeekFans, between(0, 7), between(7, 14))
    },
  },
]
