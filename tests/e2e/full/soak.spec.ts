import { expect, openAs, test } from '../demo.ts'
import { soakActions } from './soakActions.ts'

/** A pseudo-random number generator with a fixed seed, so that a failing run can be repeated. */
function chanceOf(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return Math.floor((state / 4294967296) * most)
  }
}

const ACTIONS = 500

test(`${ACTIONS} random actions log nothing, and their journal restores the same state`, async ({
  page,
  context,
  expectStatus,
}) => {
  test.setTimeout(1_500_000)
  // Home asks what the latest fans have spent. A deleted one has a profile until the next sync, but no statistics.
  expectStatus(404)
  const chance = chanceOf(20261121)
  await openAs(page, '/fans')
  const actions = soakActions(page, chance)
  const names = Object.keys(actions)
  const done = new Set<string>()
  for (let step = 0; step < ACTIONS; step++) {
    await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
    const name = names[chance(names.length)] ?? 'home'
    await test.step(`${step}: ${name}`, () => actions[name]?.())
    done.add(name)
  }
  expect([...done].toSorted()).toEqual(names.toSorted())

  // Wait for running tasks; otherwise they would change the state between the two hashes.
  await page.goto('/integrations/connectors')
  await expect(page.getByRole('link', { name: 'Club shop' })).toBeVisible()
  await expect(page.getByText('SYNCING')).toHaveCount(0)
  await page.goto('/fans')
  await expect(page.getByLabel('State')).toHaveText('SYNCED')
  const hash = await page.evaluate('window.touchline.stateHash()')
  await page.close()
  const again = await context.newPage()
  await again.goto('/fans')
  await expect(again.getByLabel('State')).toHaveText('SYNCED')
  expect(await again.evaluate('window.touchline.stateHash()')).toBe(hash)
})
