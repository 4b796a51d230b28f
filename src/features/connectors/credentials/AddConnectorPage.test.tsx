import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { z } from '../../../contract/zod.ts'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails } from '../../../../tests/support/world/world.ts'
import { Provider } from '../../../contract/fields/providers.ts'
import { credentialFields, providers } from '../../../contract/fields/providerList.ts'
import { paths } from '../../../paths.ts'
import { providerFields } from './providerForms.ts'

type App = Awaited<ReturnType<typeof renderApp>>

/** Pastes a text, as users do with credentials. */
async function pasteInto(user: App['user'], input: Element, text: string) {
  await user.click(input)
  await user.paste(text)
}

const button = (name: string) => screen.getByRole('button', { name })

describe('New connector', () => {
  it.each(Provider.options)('shows the fields of %s', async (provider) => {
    await renderApp(paths.addConnector(provider))
    const { name } = providers[provider]
    expect(await screen.findByRole('heading', { level: 1, name: `New ${name} connector` })).toBeVisible()
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(screen.getByLabelText('Description')).toHaveValue('')
    const fields = providerFields(provider)
    for (const { label, kind } of fields) {
      const input = screen.getAllByLabelText(label)[0]
      expect(input?.getAttribute('type') === 'password').toBe(kind === 'secret')
      expect(input).toHaveAttribute('autocomplete', 'off')
    }
    expect(screen.queryByText(/No credentials needed/) !== null).toBe(fields.length === 0)
  })

  it('creates a connector with the specified settings, and opens it', async () => {
    const { user, backend, location } = await renderApp(paths.addConnector('MAUTIC'))
    await pasteInto(user, await screen.findByLabelText('Name'), ' Campaigns ')
    await pasteInto(user, screen.getByLabelText('Description'), ' For members')
    for (const { name, label } of providerFields('MAUTIC'))
      await pasteInto(user, screen.getByLabelText(label), credentialFields('MAUTIC')[name]?.example ?? '')
    await user.dblClick(button('Confirm'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
    expect(location()).toMatch(/^\/integrations\/connectors\/[^/]+\/settings$/)
    expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('SYNCING')
    const { entries } = await backend.control.exportJournal()
    expect(entries.map(({ endpoint }) => endpoint)).toEqual(['connectors.create'])
    const { body } = z.object({ body: z.unknown() }).parse(entries[0]?.input)
    const config = Object.fromEntries(
      Object.entries(credentialFields('MAUTIC')).map(([name, { example }]) => [name, example]),
    )
    expect(body).toEqual({
      name: 'Campaigns',
      description: 'For members',
      config: { enabled: true, syncConfig: { autoSync: false, interval: 60 } },
      providerConfig: { provider: 'MAUTIC', config },
    })
    await waitFor(async () => {
      await act(() => backend.control.advance(3000))
      expect(screen.getByRole('status', { name: 'State' })).toHaveTextContent('SYNCED')
    })
  })

  it('pings without creating anything', async () => {
    const { user, requests } = await renderApp(paths.addConnector('DEMOSHOP'))
    await user.click(await screen.findByRole('button', { name: 'Ping' }))
    expect(await screen.findByText('Ping successful')).toBeVisible()
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      expect.stringMatching(/\/connectors\/test$/),
    ])
  })

  it('shows above the form why it could not be created', async () => {
    const { user } = await renderApp(paths.addConnector('DEMOSHOP'), { prepare: alwaysFails('connectors.create', 500) })
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    expect(
      await screen.findByText('Error creating connector: Something went wrong on our side. Try again.'),
    ).toBeVisible()
  })

  it('links Cancel to the catalogue', async () => {
    await renderApp(paths.addConnector('DEMOSHOP'))
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/integrations/newconnector/all',
    )
  })

  it.each(['', '?provider=', '?provider=TICKETWAVE', '?provider=shopify'])(
    'redirects to the catalogue without a known provider: "%s"',
    async (query) => {
      const { location } = await renderApp(`/integrations/addconnector${query}`)
      await waitFor(() => expect(location()).toBe('/integrations/newconnector/all'))
    },
  )

  it('finds a time zone by its name', async () => {
    const { user } = await renderApp(paths.addConnector('PRESTASHOP'))
    const zone = (await screen.findAllByLabelText('Time zone'))[0] ?? document.body
    await user.click(zone)
    await user.paste('london')
    await user.click(await screen.findByRole('option', { name: 'Europe/London' }))
    expect(zone).toHaveValue('Europe/London')
  })
})
