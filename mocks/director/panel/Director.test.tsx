import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { createBackend } from '../../backend.ts'
import type { Control } from '../../control.ts'
import { Beside } from '../Beside.tsx'
import { closeClub, lastClub } from '../scene/club/draftStore.ts'
import { sessionEnd, signOut } from '../session/cookies.ts'
import { signedInId } from '../session/useSignIn.ts'
import { Director } from './Director.tsx'
import { pointAt, spotlight } from '../stories/tab/spotlight.ts'
import { panelStore } from './panelStore.ts'

beforeEach(() => {
  signOut()
  sessionStorage.clear()
  localStorage.clear()
  closeClub()
  lastClub.setState({ draft: null })
  panelStore.setState({ open: false, section: 'scene', buttonHidden: false, takesFocus: false, mailboxSlot: null })
})

const twoClubs = () => createBackend({ scenario: 'two-clubs' }).control

function show(control: Control = twoClubs()) {
  render(
    <AppTheme>
      <Director control={control} place="beside" />
    </AppTheme>,
  )
  return { control, user: userEvent.setup() }
}

/** Signs in as the product does. */
async function signInAs(control: Control, name: string) {
  const person = (await control.people()).find((each) => each.name === name)
  const { accessToken, refreshToken } = await control.session(person?.id ?? '')
  document.cookie = `accessToken=${accessToken}; path=/`
  document.cookie = `refreshToken=${refreshToken}; path=/`
}

describe('the director', () => {
  it('moves between its sections with the arrow keys, and remembers the last one in the tab', async () => {
    const { user } = show()
    await user.click(screen.getByRole('tab', { name: 'Scene' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Clock' })).toHaveFocus()
    expect(screen.getByRole('tab', { name: 'Scene' })).toHaveAttribute('tabindex', '-1')
    expect(await screen.findByRole('button', { name: '+1 week' })).toBeVisible()
    expect(sessionStorage.getItem('touchline-director')).toContain('clock')
    await user.keyboard('{End}{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Scene' })).toHaveFocus()
    await user.keyboard('{End}{Home}')
    expect(screen.getByRole('tab', { name: 'Scene' })).toHaveAttribute('aria-selected', 'true')
  })

  it('says if the server does not answer, and tries again', async () => {
    const control = twoClubs()
    let fails = true
    const { user } = show({
      ...control,
      info: () => (fails ? Promise.reject(new Error('The worker is gone.')) : control.info()),
    })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('It says: The worker is gone.')
    fails = false
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('radio', { name: /Two small clubs/ })).toBeChecked()
  })
})

describe('the panel beside the page', () => {
  const noLink = Promise.resolve(null)

  async function openPanel() {
    const control = twoClubs()
    render(
      <>
        <button type="button">In the page</button>
        <Beside control={control} arrived={noLink} send={fetch} />
      </>,
    )
    const user = userEvent.setup()
    screen.getByRole('button', { name: 'In the page' }).focus()
    await user.keyboard('{Control>}.{/Control}')
    return { user, panel: screen.getByRole('complementary', { name: 'Director' }) }
  }

  it('opens with its key, closes with Escape, and gives the focus back', async () => {
    const { user, panel } = await openPanel()
    expect(panel).toHaveFocus()
    expect(document.documentElement).toHaveAttribute('data-director')
    await user.click(await within(panel).findByRole('tab', { name: 'Clock' }))
    await user.keyboard('{Escape}')
    expect(panel).not.toBeInTheDocument()
    expect(document.documentElement).not.toHaveAttribute('data-director')
    await waitFor(() => expect(screen.getByRole('button', { name: 'In the page' })).toHaveFocus())
  })

  it('holds the mailbox while it is open', async () => {
    const { user, panel } = await openPanel()
    const mailbox = await within(panel).findByRole('button', { name: /^Mailbox/ })
    await user.click(mailbox)
    expect(screen.getByRole('dialog', { name: 'Mailbox' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    // Escape was for the mailbox.
    expect(panel).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: /^Mailbox/ })).toBeVisible()
  })

  it('leaves no button while it is closed, if that is wanted', async () => {
    const { user, panel } = await openPanel()
    await user.click(await within(panel).findByRole('button', { name: 'Leave no button on the page while closed' }))
    await user.click(within(panel).getByRole('button', { name: 'Close the director' }))
    expect(screen.queryByRole('button')).toBe(screen.getByRole('button', { name: 'In the page' }))
    await user.keyboard('{Control>}.{/Control}')
    const again = screen.getByRole('complementary', { name: 'Director' })
    expect(await within(again).findByRole('button', { name: /^Mailbox/ })).toBeVisible()
  })

  it('leaves other keys with Control to the page, and takes none of the others from a field', async () => {
    const { user } = await openPanel()
    await user.keyboard('{Escape}.')
    expect(screen.queryByRole('complementary', { name: 'Director' })).not.toBeInTheDocument()
    await user.keyboard('{Control>}{Shift>}.{/Shift}{/Control}')
    expect(screen.queryByRole('complementary', { name: 'Director' })).not.toBeInTheDocument()
  })
})

describe('the scene', () => {
  it('loads a scenario, says so, and takes it back with all changes and faults', async () => {
    const { control, user } = show()
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
    const { user } = show({ ...control, loadScenario: () => promise })
    const choice = await screen.findByRole('radio', { name: /First day/ })
    await user.click(choice)
    expect(choice).toBeDisabled()
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveFocus())
    await act(async () => resolve())
    await waitFor(() => expect(choice).toHaveFocus())
  })

  it('ends what a story points at: it belongs to the state before', async () => {
    const { user } = show()
    pointAt({ part: document.body, text: 'A new fan', find: () => document.body })
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await screen.findByRole('button', { name: 'Undo' })
    expect(spotlight.getState().target).toBeNull()
  })

  it('starts over, and takes that back too', async () => {
    const { control, user } = show()
    const [first] = await control.people()
    await control.subscribe(first?.tenant ?? '', 'standard')
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    expect(await screen.findByText('“Two small clubs” starts over.')).toBeVisible()
    expect((await control.info()).writes).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await control.info()).writes).toBe(1))
  })

  it('takes a change back without room for a snapshot, too', async () => {
    const control = twoClubs()
    const [first] = await control.people()
    await control.subscribe(first?.tenant ?? '', 'standard')
    const { user } = show({ ...control, saveSnapshot: () => Promise.reject(new Error('the disk is full')) })
    await user.click(await screen.findByRole('button', { name: 'Start over' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await control.info()).writes).toBe(1))
  })

  it('says why a scenario could not be loaded, and keeps what is there', async () => {
    const control = twoClubs()
    const { user } = show({ ...control, loadScenario: () => Promise.reject(new Error('the disk is full')) })
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
    const { user } = show(control)
    await user.click(await screen.findByRole('button', { name: 'Sign in as Idris Cole' }))
    const idris = await screen.findByRole('button', { name: 'You, Idris Cole' })
    expect(idris).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Back to Hannah Whitlock' }))
    await screen.findByRole('button', { name: 'You, Hannah Whitlock' })
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Back to/ })).not.toBeInTheDocument())
  })

  it('says so if the browser blocks cookies', async () => {
    const denied = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {})
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Sign in as Idris Cole' }))
    expect(await screen.findByText('This browser blocks cookies, which hold the session.')).toBeVisible()
    denied.mockRestore()
  })

  it('describes a club, refuses what is wrong, and loads it', async () => {
    const { control, user } = show()
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
    const { user } = show()
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

describe('the clock', () => {
  async function showClock(control: Control = twoClubs()) {
    panelStore.setState({ section: 'clock' })
    const shown = show(control)
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
