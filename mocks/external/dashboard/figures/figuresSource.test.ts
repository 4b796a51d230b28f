import { expect, it, vi } from 'vitest'
import { createBackend } from '../../../backend.ts'
import type { Control } from '../../../control.ts'
import { rovers } from '../../../seed/scenarios/scenarios.ts'
import { askAhead, createFiguresSource } from './figuresSource.ts'

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

it('asks ahead for one view, and gives the answer to the first call for it', async () => {
  const { source, computed } = createSource()
  const ahead = askAhead(source, rovers.id, {})
  expect(computed()).toBe(1)
  const figures = await ahead(rovers.id, {})
  expect(figures?.club.name).toBe(rovers.name)
  expect(computed()).toBe(1)
  await ahead(rovers.id, {})
  expect(computed()).toBe(2)
})

it('asks for another view than the one ahead', async () => {
  const { source, computed } = createSource()
  const ahead = askAhead(source, rovers.id, {})
  const all = await ahead(rovers.id, {})
  const filtered = await askAhead(source, rovers.id, {})(rovers.id, { country: 'Ireland' })
  expect(filtered?.totals.fans.value).toBeLessThan(all?.totals.fans.value ?? 0)
  expect(computed()).toBe(3)
})

it('reports a failure of what was asked ahead to the call that gets it, and asks again after that', async () => {
  const failing = vi.fn<Control['figures']>(() => Promise.reject(new Error('gone')))
  const { control } = createBackend({ scenario: 'two-clubs' })
  const ahead = askAhead(createFiguresSource({ info: control.info, figures: failing }), rovers.id, {})
  await expect(ahead(rovers.id, {})).rejects.toThrow('gone')
  await expect(ahead(rovers.id, {})).rejects.toThrow('gone')
  expect(failing).toHaveBeenCalledTimes(2)
})
