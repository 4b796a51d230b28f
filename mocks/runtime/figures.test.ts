import { expect, it } from 'vitest'
import { createBackend } from '../backend.ts'
import { rovers } from '../seed/scenarios/scenarios.ts'

it('counts figures once for all who ask for the same at the same time', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  const [first, same, filtered] = await Promise.all([
    control.figures(rovers.id, {}),
    control.figures(rovers.id, {}),
    control.figures(rovers.id, { country: 'Ireland' }),
  ])
  expect(same).toBe(first)
  expect(filtered?.totals.fans.value).toBeLessThan(first?.totals.fans.value ?? 0)
  const later = await control.figures(rovers.id, {})
  expect(later).toEqual(first)
  expect(later).not.toBe(first)
})

it('counts figures again after a write that was acknowledged meanwhile', async () => {
  const { control } = createBackend({ scenario: 'two-clubs' })
  const asked = control.figures(rovers.id, {})
  await control.loadScenario('new-club')
  expect((await control.figures(rovers.id, {}))?.totals.fans.value).toBe(0)
  await asked
})
