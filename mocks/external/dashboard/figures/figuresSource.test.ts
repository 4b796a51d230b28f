import { expect, it, vi } from 'vitest'
import { createBackend } from '../../../backend.ts'
import type { Control } from '../../../control.ts'
import { rovers } from '../../../seed/scenarios/scenarios.ts'
import { createFiguresSource } from './figuresSource.ts'

/** A source of the figures of a small club, and how often the server has computed some. */
function createSource() {
  const { control } = createBackend({ scenario: 'two-clubs' })
  const figures = vi.fn<Control['figures']>(control.figures)
  let time = 0
  return {
    control,
    source: createFiguresSource({ info: control.info, figures }, () => time),
    computed: () => figures.mock.calls.length,
    pass: (milliseconds: number) => void (time += milliseconds),
  }
}

it('computes figures again until a change has settled, and then only after the next one', async () => {
  const { control, source, computed, pass } = createSource()
  const first = await source(rovers.id, {})
  pass(12_000)
  await source(rovers.id, {})
  expect(computed()).toBe(2)
  pass(1)
  expect(await source(rovers.id, {})).toEqual(first)
  expect(computed()).toBe(2)
  await control.subscribe(rovers.id, 'none')
  await source(rovers.id, {})
  expect(computed()).toBe(3)
})

it('does not wait to hear of changes before it asks for figures that it does not have', async () => {
  const { control, source, computed } = createSource()
  const held = vi.spyOn(control, 'info')
  void source(rovers.id, { country: 'Ireland' })
  expect(computed()).toBe(1)
  expect(held).not.toHaveBeenCalled()
})
