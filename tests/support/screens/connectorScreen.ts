import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { z } from 'zod'
import type { Connector } from '../../../src/contract/connectors.ts'
import { contract } from '../../../src/contract/index.ts'
import type { Provider } from '../../../src/contract/fields/providers.ts'
import { paths } from '../../../src/paths.ts'
import { renderApp } from './render.tsx'
import { openWorld, tenantOf, type World } from '../world/world.ts'

async function listSeeded(): Promise<Connector[]> {
  const world = await openWorld()
  const params = { tenant: tenantOf(world) }
  const { items } = await world.api.call(contract.connectors.list, { params, query: {} })
  return items
}

let connectors: Promise<Connector[]> | undefined

/** A connector of the seed by its provider. It is the same in every world. */
export async function seeded(provider: Provider): Promise<Connector> {
  connectors ??= listSeeded()
  const found = (await connectors).find((connector) => connector.provider === provider)
  if (!found) throw new Error('the seed has no such connector')
  return found
}

/** Opens the page of a seeded connector, and waits until it is loaded and listens for events. */
export async function openConnector(
  provider: Provider,
  tab: 'settings' | 'setup' = 'settings',
  options: Parameters<typeof renderApp>[1] = {},
) {
  const connector = await seeded(provider)
  const address = tab === 'setup' ? paths.connectorSetup(connector.id) : paths.connectorSettings(connector.id)
  const app = await renderApp(address, options)
  await screen.findByRole('heading', { level: 1, name: connector.name })
  await waitFor(() => expect(app.requests).toContain('GET /system/sse'))
  return { ...app, connector, params: { tenant: connector.tenant, id: connector.id } }
}

const QUESTION = 'Are you sure to perform this action?'

export const button = (name: string) => screen.getByRole('button', { name })
export const badge = () => screen.getByRole('status', { name: 'State' })

/** The open confirmation dialog. */
export const findDialog = async (name = QUESTION) => within(await screen.findByRole('dialog', { name }))

/** Confirms the open confirmation dialog. */
export async function confirm(user: UserEvent, name = QUESTION) {
  await user.click((await findDialog(name)).getByRole('button', { name: 'Confirm' }))
}

/** The requests that are not reads. */
export const writes = ({ requests }: Pick<World, 'requests'>) =>
  requests.filter((request) => !request.startsWith('GET'))

const Written = z.object({ params: z.unknown(), body: z.unknown() })

/** The last write that the server accepted. */
export async function lastWrite({ backend }: Pick<World, 'backend'>) {
  const { entries } = await backend.control.exportJournal()
  const { endpoint, input } = entries.at(-1) ?? {}
  return { endpoint, ...Written.parse(input) }
}
