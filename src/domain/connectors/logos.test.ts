import { readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Provider } from '../../contract/fields/providers.ts'

it.each(Provider.options)('%s has a small logo of the common size and ground', (provider) => {
  const file = new URL(`../../../public/logos/${provider.toLowerCase()}.svg`, import.meta.url)
  expect(statSync(file).size).toBeLessThan(2000)
  expect(readFileSync(file, 'utf8')).toMatch(
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#[0-9A-F]{6}"\/>/,
  )
})
