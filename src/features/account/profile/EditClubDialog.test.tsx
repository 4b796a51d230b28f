import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../../tests/support/world/world.ts'

// jsdom does not implement it.
Element.prototype.scrollIntoView = () => {}

async function openDialog(options: Parameters<typeof renderApp>[1] = {}) {
  const app = await renderApp('/yourprofile', options)
  const button = await screen.findByRole('button', { name: 'Edit Club Profile' })
  await waitFor(() => expect(button).toBeEnabled())
  app.requests.length = 0
  await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Club Profile' }))
  const choose = async (label: string, search: string, option: string) => {
    const input = dialog.getByLabelText(label, { selector: 'input:not([type=hidden])' })
    await app.user.click(input)
    if (search !== '') {
      await app.user.clear(input)
      await app.user.paste(search)
    }
    await app.user.click(await screen.findByRole('option', { name: option }))
  }
  return { ...app, button, dialog, choose, save: dialog.getByRole('button', { name: 'Save' }) }
}
const field = (dialog: ReturnType<typeof within>, label: string) =>
  dialog.getByLabelText(label, { selector: 'input:not([type=hidden])' })
const inputOf = async ({ backend }: Pick<Awaited<ReturnType<typeof renderApp>>, 'backend'>) => {
  const { entries } = await backend.control.exportJournal()
  expect(entries).toHaveLength(1)
  expect(entries[0]?.endpoint).toBe('club.update')
  return entries[0]?.input
}

describe('Edit Club Profile', () => {
  it('sends ids and tags once, shows a toast, and updates the card and the sidebar', async () => {
    const { user, dialog, choose, save, button, requests, backend } = await openDialog()
    await choose('Country', 'irel', 'Ireland')
    await choose('Sport', 'RUG', 'Rugby')
    await user.type(field(dialog, 'Teams'), 'Veterans{Enter}Under 9')
    await user.dblClick(save)
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    const card = within(screen.getByRole('region', { name: 'Club Profile' }))
    expect(card.getByText('Ireland')).toBeVisible()
    expect(card.getByText('Rugby')).toBeVisible()
    expect(card.getByText('Under 9')).toBeVisible()
    expect(await screen.findByText('Rugby · Ireland')).toBeInTheDocument()
    expect(requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1)
    expect(await inputOf({ backend })).toMatchObject({
      body: {
        country: 'IE',
        sport: 'rugby',
        teamIds: ['First team', 'Women', 'Under 21', 'Academy', 'Veterans', 'Under 9'],
        // Vitest types its matchers as any.
        defaultAnalyticsConnectorId: expect.any(String) as string,
      },
    })
  })

  it('sends null for cleared fields and shows a dash on the card', async () => {
    const { user, dialog, save, backend } = await openDialog()
    await waitFor(() => expect(field(dialog, 'Default analytics connector')).toHaveValue('Club analytics'))
    // The clear buttons are for the pointer: they are outside the tab order and the accessibility tree.
    const clearButtons = screen.getByRole('dialog').querySelectorAll<HTMLButtonElement>('button[aria-label="Clear"]')
    expect(clearButtons).toHaveLength(3)
    for (const clearButton of clearButtons) await user.click(clearButton)
    await user.click(field(dialog, 'Teams'))
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}')
    await user.click(save)
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    expect(await inputOf({ backend })).toMatchObject({
      body: { country: null, sport: null, teamIds: [], defaultAnalyticsConnectorId: null },
    })
    const card = within(screen.getByRole('region', { name: 'Club Profile' }))
    expect(card.getAllByText('–')).toHaveLength(4)
  })

  it.each(['Country', 'Sport'])('shows "Not found" when no %s matches', async (label) => {
    const { user, dialog } = await openDialog()
    await user.click(field(dialog, label))
    await user.clear(field(dialog, label))
    await user.type(field(dialog, label), 'qqq')
    expect(await screen.findByText('Not found')).toBeVisible()
  })

  it('offers the connectors of type analytics, fetched when the dialog opens', async () => {
    const { choose, requests } = await openDialog()
    await choose('Default analytics connector', '', 'Club analytics')
    expect(screen.queryAllByRole('option').length).toBeLessThan(3)
    const asked = requests.filter((request) => request.includes('/connectors?'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('type=analytics')
  })

  it('offers none to a club without billing, and shows no error', async () => {
    const { user, dialog, save, requests, backend } = await openDialog({ as: 'owner@newclub.example' })
    await dialog.findByPlaceholderText('No analytics connectors yet')
    expect(requests.some((request) => request.includes('type=analytics'))).toBe(true)
    await user.click(field(dialog, 'Default analytics connector'))
    expect(field(dialog, 'Default analytics connector')).toHaveAttribute('placeholder', 'No analytics connectors yet')
    expect(screen.queryAllByRole('option', { name: /^(?!No analytics connectors yet)/ })).toEqual([])
    expect(dialog.queryByText(/payment/i)).toBeNull()
    await user.click(save)
    expect(await screen.findByText('Successfully completed')).toBeVisible()
    expect(await inputOf({ backend })).toMatchObject({
      body: { country: 'IE', sport: 'hockey', teamIds: [], defaultAnalyticsConnectorId: null },
    })
  })

  it.each([
    { endpoint: 'connectors.list', text: 'Error getting connectors: Something went wrong on our side. Try again.' },
    { endpoint: 'system.countries', text: 'Error getting countries: Something went wrong on our side. Try again.' },
    { endpoint: 'system.sports', text: 'Error getting sports: Something went wrong on our side. Try again.' },
  ])(
    'shows at its input why choices are missing, and keeps the chosen values: $endpoint',
    async ({ endpoint, text }) => {
      const { dialog, user, save, backend } = await openDialog({ prepare: alwaysFails(endpoint, 500) })
      expect(await dialog.findByText(text)).toBeVisible()
      await user.click(save)
      expect(await screen.findByText('Successfully completed')).toBeVisible()
      expect(await inputOf({ backend })).toMatchObject({
        // Vitest types its matchers as any.
        body: { country: 'GB', sport: 'football', defaultAnalyticsConnectorId: expect.any(String) as string },
      })
    },
  )

  it('shows the error of the server in the dialog', async () => {
    const { dialog, user, save } = await openDialog({ prepare: alwaysFails('club.update', 403) })
    await user.click(save)
    expect(await dialog.findByText(/^Error updating club profile: .*forbidden/i)).toBeVisible()
  })

  it('shows a validation error at its input', async () => {
    const { dialog, user, save, backend } = await openDialog()
    await user.click(field(dialog, 'Teams'))
    await user.paste('x'.repeat(10_001))
    await user.click(save)
    expect(await dialog.findByText(/^Error updating club profile: /)).toBeVisible()
    expect(field(dialog, 'Teams').closest('[data-error]')).not.toBeNull()
    expect((await backend.control.exportJournal()).entries).toEqual([])
  })
})
