import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { forgetDirector, showDirector, twoClubs } from '../../../tests/support/director/directorScreen.tsx'
import { Beside } from '../Beside.tsx'

beforeEach(forgetDirector)

describe('the director', () => {
  it('moves between its sections with the arrow keys, and remembers the last one in the tab', async () => {
    const { user } = showDirector()
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
    const { user } = showDirector({
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
