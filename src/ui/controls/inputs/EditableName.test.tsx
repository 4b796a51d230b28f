import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { AppTheme } from '../../../app/theme/AppTheme.tsx'
import { EditableName } from './EditableName.tsx'

let saved: string[] = []
beforeEach(() => {
  saved = []
})

function Page({ name }: { name: string }) {
  return (
    <AppTheme env="test">
      <EditableName name={name} kind="connector" onSave={(text) => void saved.push(text)} />
      <input aria-label="Client secret" />
    </AppTheme>
  )
}

function renderPage() {
  const user = userEvent.setup()
  const { rerender } = render(<Page name="Club shop" />)
  const pencil = () => screen.getByRole('button', { name: 'Rename connector' })
  const field = () => screen.getByLabelText('Connector name')
  const begin = async () => {
    await user.click(pencil())
    return field()
  }
  return { user, pencil, field, begin, rename: (name: string) => rerender(<Page name={name} />) }
}

it.each([
  ['{Enter}', ['Club shop too']],
  ['{Escape}', []],
])('gives the focus back to its button after %s', async (key, expected) => {
  const { user, pencil, begin } = renderPage()
  await user.type(await begin(), ' too')
  await user.keyboard(key)
  await waitFor(() => expect(pencil()).toHaveFocus())
  expect(saved).toEqual(expected)
})

it('saves no spaces around a name, and nothing if there is nothing else new', async () => {
  const { user, begin } = renderPage()
  await user.type(await begin(), '  {Enter}')
  expect(saved).toEqual([])
  await user.type(await begin(), ' too  {Enter}')
  expect(saved).toEqual(['Club shop too'])
})

it('saves the old name again while another one is being saved', async () => {
  const { user, field, begin } = renderPage()
  await user.type(await begin(), ' too{Enter}')
  await begin()
  await user.clear(field())
  await user.type(field(), 'Club shop{Enter}')
  expect(saved).toEqual(['Club shop too', 'Club shop'])
})

it('leaves the focus where a click has put it, and saves', async () => {
  const { user, begin } = renderPage()
  await user.type(await begin(), ' too')
  await user.click(screen.getByLabelText('Client secret'))
  await user.keyboard('s3')
  await new Promise((resolve) => setTimeout(resolve))
  await user.keyboard('cret')
  expect(screen.getByLabelText('Client secret')).toHaveValue('s3cret')
  expect(saved).toEqual(['Club shop too'])
})

it('does not take the Enter that ends the composition of a character', async () => {
  const { field, begin } = renderPage()
  fireEvent.change(await begin(), { target: { value: 'クラブ' } })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  // The same in Safari.
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(field()).toHaveValue('クラブ')
  expect(saved).toEqual([])
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(saved).toEqual(['クラブ'])
})

it('has what was typed again if it could not be saved', async () => {
  const { user, begin, rename } = renderPage()
  await user.type(await begin(), ' too{Enter}')
  expect(await begin()).toHaveValue('Club shop too')
  await user.keyboard('{Escape}')
  expect(await begin()).toHaveValue('Club shop')
  await user.type(screen.getByLabelText('Connector name'), ' two{Enter}')
  rename('Club shop two')
  rename('Club shop 2')
  expect(await begin()).toHaveValue('Club shop 2')
})
