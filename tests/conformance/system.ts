import assert from 'node:assert/strict'
import { contract } from '../../src/contract/index.ts'
import type { Law } from './law.ts'

export const system: Law[] = [
  {
    operation: contract.system.countries.id,
    title: 'lists all of ISO 3166-1, each once, with its flag, open to all',
    async run({ ok }) {
      const { countries } = await ok(contract.system.countries)
      assert.equal(new Set(countries.map(({ cca2 }) => cca2)).size, countries.length)
      assert.equal(countries.length, 249)
      for (const { cca2, flag } of countries) {
        const letters = Array.from(flag)
          .map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - 127397))
          .join('')
        assert.equal(letters, cca2)
      }
    },
  },
  {
    operation: contract.system.sports.id,
    title: 'lists sports by slug, each once, open to all',
    async run({ ok }) {
      const { sports } = await ok(contract.system.sports)
      assert.equal(new Set(sports.map(({ id }) => id)).size, sports.length)
      for (const { id, name } of sports) {
        assert.match(id, /^[a-z]+(-[a-z]+)*$/)
        assert.notEqual(name, '')
      }
      for (const slug of ['football', 'basketball'])
        assert.ok(
          sports.some(({ id }) => id === slug),
          `no ${slug}`,
        )
    },
  },
]
