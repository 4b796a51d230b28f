import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bannerOf, controlledSend, renderForm, toastOf } from '../../../tests/support/screens/formScreen.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { useDialog } from './useDialog.ts'

describe('ConfirmDialog', () => {
  function Screen({ send }: { send(): Promise<string> }) {
    const dialog = useDialog()
    return (
      <>
        <button type="button" onClick={dialog.open}>
          Ask
        </button>
        <ConfirmDialog dialog={dialog} title="Delete it?" send={send} success="Deleted">
          It cannot be undone.
        </ConfirmDialog>
      </>
    )
  }

  async function openDialog() {
    const server = controlledSend()
    const user = renderForm(<Screen send={() => server.send()} />)
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    return { ...server, user, confirm: await screen.findByRole('button', { name: 'Confirm' }) }
  }

  const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  it('confirms once for two clicks before a render, and closes on success', async () => {
    const { confirm, send, succeed } = await openDialog()
    act(() => {
      fireEvent.click(confirm)
      fireEvent.click(confirm)
    })
    await waitFor(() => expect(send).toHaveBeenCalled())
    await succeed()
    await dialogGone()
    expect(await screen.findByText('Deleted')).toBeVisible()
    expect(send).toHaveBeenCalledOnce()
  })

  it('stays open with a banner on failure', async () => {
    const { confirm, user, fail } = await openDialog()
    await user.click(confirm)
    await fail(new Error('Not allowed'))
    expect(await screen.findByText('Not allowed')).toBeVisible()
    expect(bannerOf('Not allowed')).not.toBeNull()
    expect(screen.getByRole('dialog')).toBeVisible()
  })

  it('shows a failure as a toast if it was closed before the answer', async () => {
    const { confirm, user, fail } = await openDialog()
    await user.click(confirm)
    await user.keyboard('{Escape}')
    await dialogGone()
    await fail(new Error('Not allowed'))
    expect(await screen.findByText('Not allowed')).toBeVisible()
    expect(toastOf('Not allowed')).not.toBeNull()
  })

  it('does not show the failure of an earlier opening in a later one, or close it', async () => {
    const { confirm, user, fail, succeed } = await openDialog()
    await user.click(confirm)
    await user.keyboard('{Escape}')
    await dialogGone()
    await user.click(screen.getByRole('button', { name: 'Ask' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await fail(new Error('Not allowed'))
    expect(await screen.findByText('Not allowed')).toBeVisible()
    expect(toastOf('Not allowed')).not.toBeNull()
    expect(screen.getByRole('dialog')).toBeVisible()
    await succeed()
    await dialogGone()
  })
})
