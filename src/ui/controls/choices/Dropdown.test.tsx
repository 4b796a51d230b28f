import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Dropdown, type PanelProps } from './Dropdown.tsx'

it('renders once until its panel is needed, and then beside its button', async () => {
  const renderButton = vi.fn((button: object) => <button {...button}>Sort</button>)
  const renderPanel = vi.fn(({ opened }: PanelProps) => <p>{opened ? 'Open' : 'Closed'}</p>)
  render(
    <Dropdown popup="menu" load={() => Promise.resolve(true)} renderPanel={renderPanel}>
      {renderButton}
    </Dropdown>,
  )
  expect(renderButton).toHaveBeenCalledOnce()
  expect(renderPanel).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByText('Open')).toBeInTheDocument())
  // It was there, closed, before it opened: that is when it notes where the focus returns to.
  expect(renderPanel.mock.calls.map(([{ opened }]) => opened)).toEqual([false, true])
})
