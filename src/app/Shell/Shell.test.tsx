import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { timed } from '../../../tests/support/world/timed.ts'
import { sidebarStore, toggleLock } from './sidebar.ts'

it.each([
  { why: 'leads to the page that is open', address: '/fans', as: 'admin@rovers.example', link: 'Fans' },
  { why: 'is led back to it', address: '/club/billing', as: 'owner@newclub.example', link: 'Fans' },
])('closes the menu of a narrow window if its link $why', async ({ address, as, link }) => {
  const { user, location } = await renderApp(address, { as })
  await user.click(await screen.findByRole('button', { name: 'Open menu' }))
  await user.click(within(await screen.findByRole('dialog', { name: 'Menu' })).getByRole('link', { name: link }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
  expect(location()).toBe(address)
})

it('opens for a pointer that comes from an element which has left the page', async () => {
  toggleLock()
  onTestFinished(() => void toggleLock())
  await renderApp('/home')
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  const sidebar = navigation.closest('header')
  await waitFor(() => expect(sidebar).not.toHaveAttribute('data-open'))
  // The browser tells the sidebar, but React ignores the event with the lost element.
  act(() => void sidebar?.dispatchEvent(new MouseEvent('mouseenter')))
  expect(sidebar).toHaveAttribute('data-open')
  act(() => void sidebar?.dispatchEvent(new MouseEvent('mouseleave')))
  expect(sidebar).not.toHaveAttribute('data-open')
})

it('keeps the focus in the sidebar when it closes after a navigation', async () => {
  toggleLock()
  onTestFinished(() => void toggleLock())
  // Only the focus of a keyboard opens it, and jsdom takes what earlier tests have pressed for this one's.
  const { matches } = Element.prototype
  const asKeyboard = vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector)
  })
  onTestFinished(() => asKeyboard.mockRestore())
  expect(sidebarStore.getState().locked).toBe(false)
  onTestFinished(() => void vi.useRealTimers())
  const { user, location } = await renderApp('/integrations/connectors', timed())
  const sidebar = within(await screen.findByRole('navigation', { name: 'Main' }))
  // It closes once after it has been shown, too.
  await act(() => vi.advanceTimersByTimeAsync(400))
  act(() => sidebar.getByRole('link', { name: 'Integrations' }).focus())
  const data = await sidebar.findByRole('link', { name: 'Data' })
  act(() => data.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location()).toBe('/integrations/data'))
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(sidebar.queryByRole('link', { name: 'Data' })).toBeNull()
  expect(sidebar.getByRole('link', { name: 'Integrations' })).toHaveFocus()
})
