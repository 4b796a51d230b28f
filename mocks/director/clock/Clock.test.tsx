import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDirector, showDirector, signInAs, twoClubs } from '../../../tests/support/director/directorScreen.tsx'
import type { Control } from '../../control.ts'
import { panelStore } from '../panel/panelStore.ts'
import { sessionEnd } from '../session/cookies.ts'
import { signedInId } from '../session/useSignIn.ts'

beforeEach(forgetDirector)

describe('the clock', () => {
  async function showClock(control: Control = twoClubs()) {
    panelStore.setState({ section: 'clock' })
    const shown = showDirector(control)
    await screen.findByRole('button', { name: '+1 hour' })
    return shown
  }

  it.each([
    ['+1 hour', 60 * 60_000],
    ['+1 day', 24 * 60 * 60_000],
    ['+1 week', 7 * 24 * 60 * 60_000],
  ])('%s moves the time of the model by as much', async (name, by) => {
    const { control, user } = await showClock()
    const began = Date.parse((await control.info()).now)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(/^Now it is /)).toBeVisible()
    expect(Date.parse((await control.info()).now) - began).toBe(by)
  })

  it('shows that it works while the clock moves, and starts nothing else', async () => {
    const control = twoClubs()
    const { promise, resolve } = Promise.withResolvers<void>()
    const advance = vi.fn(() => promise)
    const { user } = await showClock({ ...control, advance })
    await user.click(screen.getByRole('button', { name: '+1 day' }))
    expect(screen.getByRole('status')).toHaveTextContent('The clock runs, and everything on the way happens…')
    expect(screen.getByRole('button', { name: '+1 day' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByRole('button', { name: '+1 week' })).toBeDisabled()
    await user.click(screen.getByRole('button', { name: '+1 day' }))
    expect(advance).toHaveBeenCalledOnce()
    await act(async () => resolve())
    expect(await screen.findByText(/^Now it is /)).toBeVisible()
  })

  it('goes to the next match', async () => {
    const { control, user } = await showClock()
    const [first] = await control.people()
    const match = await control.nextMatch(first?.tenant ?? '')
    await user.click(await screen.findByRole('button', { name: 'Next match' }))
    expect(await screen.findByText(`Kick-off: ${match?.event}.`)).toBeVisible()
    expect((await control.info()).now).toBe(match?.at)
  })

  it('keeps somebody signed in, however often and far it jumps', async () => {
    const control = twoClubs()
    await signInAs(control, 'Hannah Whitlock')
    const match = { event: 'The opening of the season', at: new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString() }
    const { user } = await showClock({ ...control, nextMatch: async () => match })
    await user.click(await screen.findByRole('button', { name: 'Next match' }))
    expect(await screen.findByText(`Kick-off: ${match.event}.`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: '+1 week' }))
    expect(await screen.findByText(/^Now it is /)).toBeVisible()
    const left = (sessionEnd() ?? 0) - Date.parse((await control.info()).now)
    expect(left).toBeGreaterThan(7 * 24 * 60 * 60_000)
    expect(signedInId()).toBe((await control.people()).find(({ name }) => name === 'Hannah Whitlock')?.id)
  })

  it('says why the clock did not move', async () => {
    const control = twoClubs()
    // The time of this model stands still, so that it refuses a speed.
    const { user } = await showClock(control)
    await user.click(screen.getByRole('radio', { name: /^60×/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The server says: the time of this model stands still')
    expect(screen.getByRole('radio', { name: /^1×/ })).toBeChecked()
  })
})
