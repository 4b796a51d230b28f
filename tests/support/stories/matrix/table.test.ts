import { expect, it } from 'vitest'
import { dataTables } from '../../../../src/app/pages/dataTables.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import { routePatterns } from '../../screens/routePatterns.ts'
import { whyNot } from './cell.ts'
import { screenIds, screenOf } from './screens.ts'
import { stateIds } from './states.ts'

it('has a row for every screen of the routes, and none besides', () => {
  const rows = new Set(screenIds.map((id) => screenOf(id).pattern))
  expect([...rows].toSorted()).toEqual(routePatterns().toSorted())
})

it('has a row for every table of Data', () => {
  for (const { tab } of dataTables) expect(screenIds).toContain(`data-${tab}`)
})

it('has each cell, or a reason why there is none', () => {
  for (const screen of screenIds)
    for (const state of stateIds) {
      const reason = whyNot({ screen, state })
      if (reason !== null) expect(reason, `${screen}, ${state}`).toMatch(/^[A-Z].{9,}\.$/)
      // A state that is made of an answer needs one.
      else if (screenOf(screen).reads === null)
        expect(['loaded', 'long', 'rtl', 'dark', 'narrow'], `${screen}, ${state}`).toContain(state)
    }
})

it('names operations of the contract', () => {
  for (const id of screenIds) {
    const { reads } = screenOf(id)
    if (reads !== null) expect(endpoints.map((endpoint) => endpoint.id)).toContain(reads)
  }
})
