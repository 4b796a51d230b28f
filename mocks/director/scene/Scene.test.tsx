import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetDirector, showDirector, signInAs, twoClubs } from '../../../tests/support/director/directorScreen.tsx'
import { pointAt, spotlight } from '../stories/tab/spotlight.ts'

beforeEach(forgetDirector)

describe('the scene', () => {
  it('loads a scenario, says so, and takes it back with all changes and faults', async () => {
    const { control, user } = showDirector()
    const [first] = await control.people()
    await control.subscribe(first?.tenant ?? '', 'standard')
    await control.setFault('deploy')
    await user.click(await screen.findByRole('radio', { name: /First day/ }))
    expect(await screen.findByText('“First day” is loaded.')).toBeVisible()
    expect((await control.info()).scenario).toBe('new-club')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.getByRole('radio', { name: /Two small clubs/ })).toBeChecked())
    expect((await control.exportJournal()).entries).toHaveLength(1)
    expect((await control.conditions()).faults.map(({ id }) => id)).toEqual(['deploy'])
    expect((await control.snapshots()).map(({ name }) => name)).toEqual(['Before the call'])
    // The button is gone; the focus stays in the section.
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus())
  })

  it('keeps the focus while it is busy, and gives it back', async () => {
    const control = twoClubs()
    const { promise, resolve } = Promise.withResolvers<void>()
    const { user } = showDirector({ ...control, loadScenario: () => promise })
    const choice = await screen.findByRole('radio', { name: /First day/ })
    await user.click(choice)
    expect(choice).toBeDisabled()
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus())
    await act(async () => resolve())
    await waitFor(() => expect(choice).toHaveFocus())
  })

  it('ends what a story points at: it belongs to the state before', async () => {
    const { user } = showDirector()
    pointAt({ part: document.body, text: 'A new fan', find: () => document.body })
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await screen.findByRole('button', { name: 'Undo' })
    expect(spotlight.getState().target).toBeNull()
  })

  it('starts over, and takes that back too', async () => {
    const { control, user } = showDirector()
    const [first] = await control.people()
    await control.subscribe(first?.tenant ?? '', 'standard')
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(await screen.findByText('“Two small clubs” starts over.')).toBeVisible()
    expect((await control.info()).writes).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await control.info()).writes).toBe(1))
  })

  it('still takes it back after another section was shown, unless something else took its place', async () => {
    const { control, user } = showDirector()
    const show = async (name: string) => {
      await user.click(screen.getByRole('tab', { name: 'Clock' }))
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
      await user.click(screen.getByRole('tab', { name }))
    }
    await user.click(await screen.findByRole('radio', { name: /First day/ }))
    await screen.findByText('“First day” is loaded.')
    await show('Snapshots')
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    await show('Scene')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await control.info()).scenario).toBe('two-clubs'))

    await user.click(await screen.findByRole('radio', { name: /First day/ }))
    await screen.findByText('“First day” is loaded.')
    await control.loadScenario('rovers')
    await show('Scene')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument())
  })

  it('takes a change back without room for a snapshot, too', async () => {
    const control = twoClubs()
    const [first] = await control.people()
    await control.subscribe(first?.tenant ?? '', 'standard')
    const { user } = showDirector({ ...control, saveSnapshot: () => Promise.reject(new Error('the disk is full')) })
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await control.info()).writes).toBe(1))
  })

  it('says why a scenario could not be loaded, and keeps what is there', async () => {
    const control = twoClubs()
    const { user } = showDirector({ ...control, loadScenario: () => Promise.reject(new Error('the disk is full')) })
    await user.click(await screen.findByRole('radio', { name: /A large club/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Everything is as it was. The server says: the disk is full',
    )
    expect(screen.getByRole('radio', { name: /Two small clubs/ })).toBeChecked()
    expect(await control.snapshots()).toEqual([])
  })

  it('signs in as somebody else, and back to who it was', async () => {
    const control = twoClubs()
    await signInAs(control, 'Hannah Whitlock')
    const { user } = showDirector(control)
    await user.click(await screen.findByRole('button', { name: 'Sign in as Idris Cole' }))
    const idris = await screen.findByRole('button', { name: 'You, Idris Cole' })
    expect(idris).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back to Hannah Whitlock' }))
    await screen.findByRole('button', { name: 'You, Hannah Whitlock' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument())
  })

  it('says so if the browser blocks cookies', async () => {
    const denied = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})
    const { user } = showDirector()
    await user.click(await screen.findByRole('button', { name: 'Sign in as Idris Cole' }))
    expect(await screen.findByText('This browser blocks cookies, which hold the session.')).toBeVisible()
    denied.mockRestore()
  })

  it('describes a club, refuses what is wrong, and loads it', async () => {
    const { control, user } = showDirector()
    await user.click(await screen.findByRole('button', { name: 'Describe a club' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back to the scene' })).toHaveFocus())
    await user.type(screen.getByLabelText('Name'), 'Kestrel Bay')
    await user.type(screen.getByLabelText('Fans'), 'many')
    await user.click(screen.getByRole('button', { name: 'Load this club' }))
    expect(await screen.findByText('The number of fans must be a whole number.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Fans')).toHaveFocus())
    await user.clear(screen.getByLabelText('Fans'))
    await user.type(screen.getByLabelText('Fans'), '200')
    await user.click(screen.getByRole('radio', { name: 'chevron' }))
    expect(screen.getByRole('figure', { name: 'Preview: Kestrel Bay, Football, Ireland' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Load this club' }))
    expect(await screen.findByText('“Kestrel Bay” is loaded.')).toBeVisible()
    expect((await control.info()).club).toEqual({ name: 'Kestrel Bay', fans: 200, crest: 'chevron' })
    expect(screen.getByRole('button', { name: 'Edit club' })).toHaveFocus()

    // Another scenario does not forget it.
    await user.click(screen.getByRole('radio', { name: /^First day/ }))
    await screen.findByText('“First day” is loaded.')
    await user.click(await screen.findByRole('button', { name: 'Edit club' }))
    expect(await screen.findByLabelText('Name')).toHaveValue('Kestrel Bay')
  })

  it('keeps the page when a file is dropped beside the field of the crest', async () => {
    const { user } = showDirector()
    await user.click(await screen.findByRole('button', { name: 'Describe a club' }))
    const dropOnPage = (...types: string[]) => {
      const event = createEvent.drop(document.body, { dataTransfer: { types } })
      fireEvent(document.body, event)
      return event
    }
    expect(dropOnPage('Files').defaultPrevented).toBe(true)
    expect(dropOnPage('text/plain').defaultPrevented).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Back to the scene' }))
    expect(dropOnPage('Files').defaultPrevented).toBe(false)
  })
})
