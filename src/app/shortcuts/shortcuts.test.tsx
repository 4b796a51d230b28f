import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { shortcutGroups, wordsOf } from './shortcuts.ts'

const ready = () => screen.findByRole('heading', { level: 1 })

describe('the shortcuts', () => {
  it('are listed by ?, and Escape returns the focus', async () => {
    const { user } = await renderApp('/support')
    await ready()
    const link = screen.getAllByRole('link', { name: 'Fans' })[0]
    link?.focus()
    await user.keyboard('?')
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
    for (const { title, shortcuts } of shortcutGroups) {
      expect(dialog.getByRole('heading', { name: title })).toBeVisible()
      for (const shortcut of shortcuts) expect(dialog.getAllByText(wordsOf(shortcut)).length).toBeGreaterThan(0)
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(link).toHaveFocus())
  })

  it.each([
    ['gh', '/home'],
    ['gf', '/fans'],
    ['gc', '/integrations/connectors'],
    ['gd', '/dashboard'],
    ['gs', '/segments'],
    ['g{Shift>}f{/Shift}', '/fans'],
  ])('%s goes to %s', async (keys, address) => {
    const { user, location } = await renderApp('/support')
    await ready()
    await user.keyboard(keys)
    await waitFor(() => expect(location()).toBe(address))
  })

  it('/ goes to the search of the table', async () => {
    const { user } = await renderApp('/fans')
    const table = await screen.findByRole('searchbox')
    await user.keyboard('/')
    expect(table).toHaveFocus()
    expect(table).toHaveValue('')
  })

  it('of one letter do nothing in a field', async () => {
    const { user, location } = await renderApp('/fans')
    const table = await screen.findByRole('searchbox')
    await user.type(table, 'gc/?gh')
    expect(table).toHaveValue('gc/?gh')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location()).toMatch(/^\/fans/)
  })

  it('work on the box of a row, in which nobody types', async () => {
    const { user } = await renderApp('/integrations/data/fans')
    const [box] = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ })
    box?.focus()
    await user.keyboard('/')
    expect(screen.getByRole('searchbox')).toHaveFocus()
  })

  it('need both letters, one after the other', async () => {
    const { user, location } = await renderApp('/support')
    await ready()
    await user.keyboard('f')
    await user.keyboard('gxf')
    await user.keyboard('{Control>}g{/Control}f')
    expect(location()).toBe('/support')
  })
})
