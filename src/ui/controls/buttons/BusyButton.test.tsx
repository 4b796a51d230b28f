import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppTheme } from '../../../app/theme/AppTheme.tsx'
import { RefusableButton } from './RefusableButton.tsx'

function renderButton() {
  const page = (busy: boolean) => (
    <AppTheme env="test">
      <RefusableButton busy={busy} refusal={null} onClick={() => {}}>
        Sync
      </RefusableButton>
      <input aria-label="Search" />
    </AppTheme>
  )
  const { rerender } = render(page(false))
  const button = screen.getByRole('button', { name: 'Sync' })
  return { button, field: screen.getByLabelText('Search'), be: (busy: boolean) => rerender(page(busy)) }
}

it('takes the focus back that it has lost while it was busy', () => {
  const { button, field, be } = renderButton()
  button.focus()
  button.click()
  be(true)
  expect(button).toBeDisabled()
  // A browser drops the focus of a disabled button once the page is shown; jsdom does not.
  field.focus()
  field.blur()
  expect(document.body).toHaveFocus()
  be(false)
  expect(button).toHaveFocus()
})

it('takes no focus that it has not had, or that is elsewhere now', () => {
  const { button, field, be } = renderButton()
  be(true)
  be(false)
  expect(document.body).toHaveFocus()
  button.focus()
  button.click()
  be(true)
  field.focus()
  be(false)
  expect(field).toHaveFocus()
})
