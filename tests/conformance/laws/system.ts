import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import { ConnectorType, Provider } from '../../../src/contract/fields/providers.ts'
import { providers } from '../../../src/contract/fields/providerList.ts'
import type { Law } from '../law.ts'

export const system: Law[] = [
  {
    operation: contract.system.countries.id,
    title: 'lists each country of ISO 3166-1 once, with its flag, without a token',
    check: 'rules',
    async run({ ok }) {
      const { countries } = await ok(contract.system.countries)
      assert.equal(new Set(countries.map(({ cca2 }) => cca2)).size, countries.length)
      assert.equal(countries.length, 249)
      for (const { cca2, flag } of countries) {
        const letters = Array.from(flag)
          .map((sign) => String.fromCodePoint(Math.max(0, (sign.codePointAt(0) ?? 0) - 127397)))
          .join('')
        assert.equal(letters, cca2, `the flag of ${cca2}`)
      }
    },
  },
  {
    operation: contract.system.sports.id,
    title: 'lists each sport once by its slug, without a token',
    check: 'rules',
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
  {
    operation: contract.system.connectors.id,
    title: 'lists every provider once, in its category, with a name and a logo',
    check: 'rules',
    async run({ ok, asAdmin }) {
      const { modules } = await ok(contract.system.connectors, (await asAdmin()).sent)
      assert.deepEqual(Object.keys(modules).toSorted(), [...ConnectorType.options].toSorted())
      const listed = ConnectorType.options.flatMap((type) =>
        Object.entries(modules[type]).map((entry) => ({ type, entry })),
      )
      assert.deepEqual(listed.map(({ entry }) => entry[0]).toSorted(), [...Provider.options].toSorted())
      for (const { type, entry } of listed) {
        const [provider, info] = entry
        assert.equal(type, providers[Provider.parse(provider)].type)
        assert.notEqual(info.name, '')
        assert.match(info.logo, /^(https?:\/\/|logos\/).+/)
      }
    },
  },
]
