import { PasswordInput, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppTheme } from '../../app/theme/AppTheme.tsx'
import { Form } from './Form.tsx'

const submit = vi.fn()
const ping = vi.fn()

function Sample({ mode }: { mode: 'controlled' | 'uncontrolled' }) {
  const form = useForm({
    mode,
    initialValues: { email: '', login: { password: '' }, note: '', street: '12 Main St\nApt 4' },
  })
  const submission = { busy: false, submit, banner: null, setBanner() {} }
  return (
    <AppTheme env="test">
      <Form form={form} submission={submission} browserValidates>
        <TextInput label="Email" type="email" {...form.getInputProps('email')} key={form.key('email')} />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          {...form.getInputProps('login.password')}
          key={form.key('login.password')}
        />
        <TextInput label="Street" {...form.getInputProps('street')} key={form.key('street')} />
        <Textarea label="Note" {...form.getInputProps('note')} key={form.key('note')} />
        <button type="button" onClick={() => ping(form.getValues())}>
          Ping
        </button>
        <button type="submit">Save</button>
      </Form>
    </AppTheme>
  )
}

/** Fills a field as some password managers do: without any event. */
function fillSilently(label: string, text: string) {
  const field = screen.getByLabelText(label, { selector: 'input, textarea' })
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
}

it.each(['controlled', 'uncontrolled'] as const)('sends what stands in the fields of a form that is %s', (mode) => {
  render(<Sample mode={mode} />)
  fillSilently('Email', '\u200Bann@post.example\u00A0')
  fillSilently('Password', ' secret ')
  // The other fields of a controlled form are rendered again.
  fireEvent.input(screen.getByLabelText('Note'), { target: { value: ' Hello ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(submit.mock.lastCall?.[0]).toEqual({
    email: 'ann@post.example',
    login: { password: ' secret ' },
    note: ' Hello ',
    // Its field cannot show the line break.
    street: '12 Main St\nApt 4',
  })
})

it('gives them to the other buttons of a form, too', () => {
  render(<Sample mode="controlled" />)
  fillSilently('Password', 'secret')
  fireEvent.click(screen.getByRole('button', { name: 'Ping' }))
  expect(ping.mock.lastCall?.[0]).toMatchObject({ email: '', login: { password: 'secret' } })
})

it('names the invisible character in an e-mail address before the browser only calls it invalid', () => {
  render(<Sample mode="uncontrolled" />)
  const field = screen.getByLabelText<HTMLInputElement>('Email')
  fillSilently('Email', 'ann\u200B@post.example')
  fireEvent.click(screen.getByRole('button', { name: 'Ping' }))
  expect(field.validationMessage).toBe('Remove the zero-width space (U+200B) at character 4.')
  fillSilently('Email', 'ann@post.example')
  fireEvent.click(screen.getByRole('button', { name: 'Ping' }))
  expect(field.validity.valid).toBe(true)
})
