import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Provider } from '../../../contract/fields/providers.ts'
import { credentialFields, providers } from '../../../contract/fields/providerList.ts'
import { emptyCredentials, providerFields, timeZones } from './providerForms.ts'

describe.each(Provider.options)('The form of %s', (provider) => {
  it('has the fields of the contract, and hides those that are secret', () => {
    const expected = Object.entries(credentialFields(provider)).map(([name, { secret }]) => [name, secret])
    expect(providerFields(provider).map(({ name, kind }) => [name, kind === 'secret'])).toEqual(expected)
    expect(Object.keys(emptyCredentials(provider))).toEqual(Object.keys(providers[provider].fields))
  })

  it('gives every field a unique label', () => {
    const labels = providerFields(provider).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^[A-Z]/)
  })
})

it('offers region/city names as time zones', () => {
  expect(providerFields('PRESTASHOP').find(({ name }) => name === 'timeZone')?.kind).toBe('select')
  expect(timeZones()).toContainEqual({ value: 'Europe/London', label: 'Europe/London' })
  for (const { value } of timeZones()) expect(value).toMatch(/^[A-Za-z]+\/.+/)
})

it('has a logo for every provider', () => {
  const files = globSync('public/logos/*.svg').map((file) => file.replace(/^.*[/\\]/, ''))
  expect(
    files.toSorted(),
    'public/logos/ needs one drawing for each provider of src/contract/fields/providers.ts, named in lower case',
  ).toEqual(Provider.options.map((provider) => `${provider.toLowerCase()}.svg`).toSorted())
})
