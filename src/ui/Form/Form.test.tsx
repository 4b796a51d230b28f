import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { bannerOf, controlledSend, renderForm, toastOf } from '../../../tests/support/screens/formScreen.tsx'
import { Form } from './Form.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { useSubmit, type SubmitOptions } from './useSubmit.ts'

interface Values {
  name: string
  email: string
  tags: string
}

/** An error as the client of the API throws it. */
class RefusedError extends Error {
  readonly fields: Record<string, string>
  constructor(fields: Record<string, string>) {
    super('Error saving: Check the fields.')
    this.fields = fields
  }
}

type Options = SubmitOptions<Values, string>

function SampleForm(options: Options) {
  const form = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: { name: 'Orla', email: 'orla@post.example', tags: '' },
    // The order differs from that of the fields, to prove that the focus follows the screen.
    validate: {
      tags: (value) => (value === 'bad' ? 'Not these tags' : null),
      email: (value) => (value === '' ? 'Enter an e-mail' : null),
      name: (value) => (value === '' ? 'Enter a name' : null),
    },
  })
  const save = useSubmit({ ...options, form })
  return (
    <Form form={form} submission={save}>
      <TextInput label="Name" key={form.key('name')} {...form.getInputProps('name')} />
      <PasswordInput label="Email" key={form.key('email')} {...form.getInputProps('email')} />
      <TextInput label="Tags" key={form.key('tags')} {...form.getInputProps('tags')} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  )
}

/** A page that shows the form until the user leaves it. */
function Page(options: Options) {
  const [left, setLeft] = useState(false)
  return left ? (
    <p>Elsewhere</p>
  ) : (
    <>
      <SampleForm {...options} />
      <button type="button" onClick={() => setLeft(true)}>
        Leave
      </button>
    </>
  )
}

/** Renders the page with a `send` that the test resolves or rejects. */
function renderPage(options: Partial<Options> = {}) {
  const server = controlledSend()
  const user = renderForm(<Page success="Saved" {...options} send={server.send} />)
  return { ...server, user }
}

const save = () => screen.getByRole('button', { name: 'Save' })

describe('useSubmit and Form', () => {
  it('sends the values once for two clicks before a render', async () => {
    const { send, succeed } = renderPage()
    act(() => {
      fireEvent.click(save())
      fireEvent.click(save())
    })
    await waitFor(() => expect(send).toHaveBeenCalled())
    await succeed()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(send.mock.calls).toEqual([[{ name: 'Orla', email: 'orla@post.example', tags: '' }]])
  })

  it('is busy until the answer, keeps the focus in the form, and gives it back to the button', async () => {
    const { user, succeed } = renderPage()
    await user.click(save())
    await waitFor(() => expect(save()).toBeDisabled())
    expect(save().closest('form')).toHaveFocus()
    await succeed()
    await waitFor(() => expect(save()).toBeEnabled())
    expect(save()).toHaveFocus()
  })

  it('drops the second click of a double click, even after a fast answer', async () => {
    const { user, send, succeed } = renderPage()
    await user.click(save())
    await succeed()
    await waitFor(() => expect(save()).toBeEnabled())
    const submitted = vi.fn()
    save().closest('form')?.addEventListener('submit', submitted)
    fireEvent.click(save(), { detail: 2 })
    expect(submitted).not.toHaveBeenCalled()
    // A separate click afterwards submits again.
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('stays busy after a success if the screen is being left', async () => {
    const { user, send, succeed } = renderPage({ leaves: true })
    await user.click(save())
    await succeed()
    expect(await screen.findByText('Saved')).toBeVisible()
    fireEvent.submit(save().closest('form') ?? save())
    await waitFor(() => expect(save()).toBeDisabled())
    expect(send).toHaveBeenCalledOnce()
  })

  it('can be submitted again after a failure, even with `leaves`', async () => {
    const { user, send, fail } = renderPage({ leaves: true })
    await user.click(save())
    await fail(new Error('No connection'))
    await waitFor(() => expect(save()).toBeEnabled())
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('sends overlapping submissions with `overlaps`', async () => {
    const { send } = renderPage({ overlaps: true })
    act(() => {
      fireEvent.click(save())
      fireEvent.click(save())
    })
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  })

  it('focuses the first invalid field in the order of the screen, and sends nothing', async () => {
    const { user, send } = renderPage()
    await user.type(screen.getByLabelText('Tags'), 'bad')
    await user.clear(screen.getByLabelText('Email'))
    await user.click(save())
    expect(await screen.findByText('Enter an e-mail')).toBeVisible()
    expect(screen.getByText('Not these tags')).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(send).not.toHaveBeenCalled()
  })

  it('shows the server’s errors at their fields and in a banner, and focuses the first field', async () => {
    const { user, fail } = renderPage()
    await user.click(save())
    await fail(new RefusedError({ 'tags.3': 'Too long', email: 'Already taken', unknown: 'No such field' }))
    expect(await screen.findByText('Already taken')).toBeVisible()
    expect(screen.getByText('Too long')).toBeVisible()
    expect(screen.queryByText('No such field')).toBeNull()
    expect(bannerOf('Error saving: Check the fields.')).not.toBeNull()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    // It stays there when the button becomes available again.
    await waitFor(() => expect(save()).toBeEnabled())
    expect(screen.getByLabelText('Email')).toHaveFocus()
  })

  it('clears the banner and the fields when it is submitted again', async () => {
    const { user, fail } = renderPage()
    await user.click(save())
    await fail(new RefusedError({ email: 'Already taken' }))
    await waitFor(() => expect(save()).toBeEnabled())
    await user.click(save())
    await waitFor(() => expect(screen.queryByText('Already taken')).toBeNull())
    expect(screen.queryByText('Error saving: Check the fields.')).toBeNull()
  })

  it('shows no banner if a field shows the failure, with `fieldsReplaceBanner`', async () => {
    const { user, fail } = renderPage({ fieldsReplaceBanner: true })
    await user.click(save())
    await fail(new RefusedError({ email: 'Already taken' }))
    expect(await screen.findByText('Already taken')).toBeVisible()
    expect(screen.queryByText('Error saving: Check the fields.')).toBeNull()
  })

  it('still shows the banner if the failure names no field of the form', async () => {
    const { user, fail } = renderPage({ fieldsReplaceBanner: true })
    await user.click(save())
    await fail(new RefusedError({ unknown: 'No such field' }))
    expect(await screen.findByText('Error saving: Check the fields.')).toBeVisible()
  })

  it('shows the outcome as `failureAs` and `successAs` say', async () => {
    const { user, fail, succeed } = renderPage({ failureAs: 'toast', successAs: 'banner' })
    await user.click(save())
    await fail(new Error('No connection'))
    expect(await screen.findByText('No connection')).toBeVisible()
    expect(toastOf('No connection')).not.toBeNull()
    await waitFor(() => expect(save()).toBeEnabled())
    await user.click(save())
    await succeed()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(bannerOf('Saved')).not.toBeNull()
  })

  it('shows the text and the details that the caller gives', async () => {
    const { user, fail } = renderPage({ explain: () => ({ text: 'Failed to save', details: 'The disk is full.' }) })
    await user.click(save())
    await fail(new Error('ENOSPC'))
    expect(await screen.findByText('Failed to save')).toBeVisible()
    expect(screen.getByText('The disk is full.')).toBeVisible()
  })

  it('shows a failure as a toast if the form has unmounted', async () => {
    const { user, fail } = renderPage({ explain: () => ({ text: 'Failed to save', details: 'The disk is full.' }) })
    await user.click(save())
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await fail(new Error('ENOSPC'))
    expect(await screen.findByText('Failed to save: The disk is full.')).toBeVisible()
  })

  it('shows a success as a toast if the form has unmounted, and does not call `onDone`', async () => {
    const onSuccess = vi.fn()
    const onDone = vi.fn()
    const { user, succeed } = renderPage({ successAs: 'banner', onSuccess, onDone })
    await user.click(save())
    await user.click(screen.getByRole('button', { name: 'Leave' }))
    await succeed()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(toastOf('Saved')).not.toBeNull()
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(onDone).not.toHaveBeenCalled()
  })
})
