import { describe, expect, it } from 'vitest'
import { cacheNameOf, lockNameOf, OPENED_CACHE, removeOldCaches } from './builds.ts'

describe('removing old caches', () => {
  it('deletes older builds that no tab uses', async () => {
    const names = ['m1', 'm2', 'm3', 'm4'].map(cacheNameOf).concat(OPENED_CACHE, 'msw:active-clients:/')
    const caches = {
      keys: async () => [...names],
      delete: async (name: string) => names.splice(names.indexOf(name), 1).length > 0,
    }
    const held = [lockNameOf('m2', 'a-tab'), 'touchline-journal', 'touchline service worker'].map((name) => ({ name }))
    await removeOldCaches('m3', caches, { query: async () => ({ held }) })
    expect(names).toEqual([...['m2', 'm3', 'm4'].map(cacheNameOf), OPENED_CACHE, 'msw:active-clients:/'])
  })
})
