import { describe, expect, it } from 'vitest'
import { createBackend, TEST_ANCHOR } from '../backend.ts'
import { harbour, newclub, rovers } from '../seed/scenarios/scenarios.ts'

const API = 'http://club.example/api/v1'

describe('the people of the model', () => {
  it('are listed by club, and each can be signed in without a password', async () => {
    const { control, fetch } = createBackend({ scenario: 'two-clubs' })
    const people = await control.people()
    expect([...new Set(people.map(({ tenant }) => tenant))]).toEqual([rovers.id, harbour.id, newclub.id])
    expect(people[0]).toMatchObject({ name: 'Hannah Whitlock', role: 'admin', club: 'Westmere Rovers' })
    for (const { id, email } of people) {
      const { accessToken } = await control.session(id)
      const me = await fetch(new Request(`${API}/accounts/me`, { headers: { authorization: `Bearer ${accessToken}` } }))
      expect(await me.json()).toMatchObject({ id, email })
    }
    expect((await control.info()).writes).toBe(0)
  })

  it('are refused with a sentence if there is no such person', async () => {
    const { control } = createBackend({ scenario: 'two-clubs' })
    await expect(control.session('nobody')).rejects.toThrow('there is no such person')
  })
})

describe('the next match', () => {
  it('is the first home game after now, in time and by name', async () => {
    const { control } = createBackend({ scenario: 'two-clubs' })
    const first = await control.nextMatch(rovers.id)
    const at = Date.parse(first?.at ?? '')
    expect(first?.event).toMatch(/^Westmere Rovers v /)
    expect(at).toBeGreaterThan(TEST_ANCHOR)
    // A minute before it is still the next one; at its kick-off another one is.
    await control.advance(at - TEST_ANCHOR - 60_000)
    expect(await control.nextMatch(rovers.id)).toEqual(first)
    await control.advance(60_000)
    const second = await control.nextMatch(rovers.id)
    expect(Date.parse(second?.at ?? '')).toBeGreaterThan(at)
  })

  it('is that of the club that asks, also between two seasons and for a club that has just signed up', async () => {
    const { control } = createBackend({ scenario: 'two-clubs', anchor: Date.UTC(2026, 5, 20) })
    expect((await control.nextMatch(harbour.id))?.event).toMatch(/^Harbour Basquete/)
    expect((await control.nextMatch(newclub.id))?.event).toMatch(/^Carrick Hockey Club v /)
    expect(await control.nextMatch('nobody')).toBeNull()
  })
})
