import { useForm } from '@mantine/form'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AppTheme } from '../../../app/theme/AppTheme.tsx'
import { SearchSelect } from './SearchSelect.tsx'

const countries = ['Ireland', 'Norway', 'United Kingdom'].map((label) => ({ value: label.slice(0, 2), label }))

function CountryForm({ onSend }: { onSend(values: object): void }) {
  const form = useForm({ mode: 'uncontrolled', initialValues: { country: 'Un' } })
  return (
    <form onSubmit={form.onSubmit((values) => onSend(values))}>
      <SearchSelect label="Country" choices={countries} key={form.key('country')} {...form.getInputProps('country')} />
      <button type="submit">Save</button>
    </form>
  )
}

function open() {
  const send = vi.fn()
  render(
    <AppTheme>
      <CountryForm onSend={send} />
    </AppTheme>,
  )
  return { user: userEvent.setup(), send, field: screen.getByRole('combobox', { name: 'Country' }) }
}

describe('a dropdown with a search', () => {
  it('lets typing replace the chosen name after a click on it', async () => {
    const { user, field } = open()
    await user.click(field)
    await user.keyboard('norw')
    expect(field).toHaveValue('norw')
    const options = await screen.findAllByRole('option', { hidden: true })
    expect(options.map(({ textContent }) => textContent)).toEqual(['Norway'])
  })

  it('says that its list is open from the first time on', async () => {
    const { user, field } = open()
    expect(field).toHaveAttribute('aria-expanded', 'false')
    await user.click(field)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(field).toHaveAttribute('aria-controls')
  })

  it('chooses what was found by Enter, and sends the form by the next one', async () => {
    const { user, field, send } = open()
    await user.click(field)
    await user.keyboard('norw{Enter}')
    expect(field).toHaveValue('Norway')
    expect(send).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith({ country: 'No' })
  })

  it('shows the choice again that is typed in part, also if its value is given', async () => {
    const user = userEvent.setup()
    const change = vi.fn()
    render(
      <AppTheme>
        <SearchSelect label="Country" choices={countries} value="Un" onChange={change} />
      </AppTheme>,
    )
    const field = screen.getByRole('combobox', { name: 'Country' })
    await user.click(field)
    await user.keyboard('unit{Enter}')
    expect(field).toHaveValue('United Kingdom')
    expect(change).not.toHaveBeenCalled()
  })

  it('keeps the choice that is typed again', async () => {
    const { user, field, send } = open()
    await user.click(field)
    await user.keyboard('united{Enter}')
    expect(field).toHaveValue('United Kingdom')
    await user.keyboard('{Enter}')
    expect(send).toHaveBeenCalledExactlyOnceWith({ country: 'Un' })
  })

  it('places the caret by a click after typing', async () => {
    const { user, field } = open()
    await user.tab()
    await user.keyboard('norwa')
    await user.click(field)
    await user.keyboard('y')
    expect(field).toHaveValue('norway')
  })

  it('sends no form by Enter while nothing is found', async () => {
    const { user, field, send } = open()
    await user.click(field)
    await user.keyboard('narnia')
    expect(await screen.findByText('Not found')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(send).not.toHaveBeenCalled()
  })
})
