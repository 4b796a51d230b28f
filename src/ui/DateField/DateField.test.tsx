import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AppTheme } from '../../app/theme/AppTheme.tsx'
import { DateField } from './DateField.tsx'

function Birthday() {
  const [text, setText] = useState('1975-04-25')
  return (
    <AppTheme>
      <DateField label="Birthday" kind="day" value={text} onChange={setText} />
    </AppTheme>
  )
}

it('moves in its calendar by keys, also into other months', async () => {
  const user = userEvent.setup()
  render(<Birthday />)
  const open = screen.getByRole('button', { name: 'Calendar, Birthday' })
  await user.click(open)
  const focused = (date: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('data-date', date))
  await focused('1975-04-25')
  for (const [key, date] of [
    ['ArrowDown', '1975-05-02'],
    ['ArrowLeft', '1975-05-01'],
    ['ArrowLeft', '1975-04-30'],
    ['PageDown', '1975-05-30'],
    ['End', '1975-06-01'],
    ['Home', '1975-05-26'],
    ['PageUp', '1975-04-26'],
  ] as const) {
    await user.keyboard(`{${key}}`)
    await focused(date)
  }
  // A month that was chosen by its button takes no focus from it.
  const next = screen.getByRole('button', { name: 'Next month' })
  await user.click(next)
  expect(next).toHaveFocus()

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next month' })).toBeNull())
  await waitFor(() => expect(open).toHaveFocus())
})
