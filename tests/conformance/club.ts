import assert from 'node:assert/strict'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'

export const club: Law[] = [
  {
    operation: contract.club.get.id,
    title: 'is the club of the signed-in user, on the same plan',
    async run({ ok, signIn, target: { admin } }) {
      const { accessToken, tenant } = await signIn(admin)
      const found = await ok(contract.club.get, { params: { tenant }, bearer: accessToken })
      const user = await ok(contract.account.me, { bearer: accessToken })
      assert.equal(found.id, tenant)
      assert.equal(found.billingPlan, user.billingPlan)
    },
  },
  {
    operation: contract.club.get.id,
    title: 'gives its country and sport as the lists of the system have them',
    async run({ ok, signIn, target: { admin } }) {
      const { accessToken, tenant } = await signIn(admin)
      const { config } = await ok(contract.club.get, { params: { tenant }, bearer: accessToken })
      const { countries } = await ok(contract.system.countries)
      const { sports } = await ok(contract.system.sports)
      if (config.country)
        assert.deepEqual(
          countries.find(({ cca2 }) => cca2 === config.country?.cca2),
          config.country,
        )
      if (config.sport)
        assert.deepEqual(
          sports.find(({ id }) => id === config.sport?.id),
          config.sport,
        )
    },
  },
]
