import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  button,
  confirm,
  findDialog,
  lastWrite,
  openConnector,
  writes,
} from '../../../../tests/support/screens/connectorScreen.ts'
import { expectBannerForFiveSeconds, timed } from '../../../../tests/support/world/timed.ts'
import { alwaysFails, neverAnswers } from '../../../../tests/support/world/world.ts'
import { TIMEOUT_MS } from '../../../api/client/client.ts'
import { callWords } from '../../../api/words.ts'
import type { Provider } from '../../../contract/fields/providers.ts'
import { credentialFields } from '../../../contract/fields/providerList.ts'
import { paths } from '../../../paths.ts'
import { providerFields } from '../credentials/providerForms.ts'

const SAVE_QUESTION = 'Are you sure you want to update the connector credentials?'

afterEach(() => {
  vi.useRealTimers()
})

async function fill(user: UserEvent, provider: Provider, values: Record<string, string> = {}) {
  for (const { name, label } of providerFields(provider)) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(values[name] ?? credentialFields(provider)[name]?.example ?? '')
  }
}

describe('Setup', () => {
  it('shows a warning, and starts empty', async () => {
    await openConnector('SHOPIFY', 'setup')
    expect(
      screen.getByText(
        'Warning! Reconfiguring this connector will overwrite previous credentials. This action cannot be undone.',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText('Shop URL')).toHaveValue('')
    const secret = screen.getByLabelText('Access token')
    expect(secret).toHaveValue('')
    expect(secret).toHaveAttribute('type', 'password')
    expect(secret).toHaveAttribute('autocomplete', 'off')
  })

  it('pings with the credentials in the form, and shows the outcome', async () => {
    const { user, connector, ...app } = await openConnector('SHOPIFY', 'setup')
    await user.click(button('Ping'))
    expect(await screen.findByText('Shopify needs this.')).toBeVisible()
    expect(screen.getByLabelText('Shop URL')).toHaveAttribute('aria-invalid', 'true')
    await waitFor(() => expect(screen.getByLabelText('Shop URL')).toHaveFocus())
    await fill(user, 'SHOPIFY', { accessToken: 'invalid' })
    await user.click(button('Ping'))
    expect(await screen.findByText('Shopify refused these credentials.')).toBeVisible()
    expect(screen.getByLabelText('Access token')).toHaveAttribute('aria-invalid', 'true')
    expect(screen.getByLabelText('Shop URL')).not.toHaveAttribute('aria-invalid', 'true')
    await fill(user, 'SHOPIFY')
    await user.click(button('Ping'))
    expect(await screen.findByText('Ping successful')).toBeVisible()
    expect(writes(app)).toEqual(
      Array.from({ length: 3 }, () => `POST /integrations/${connector.tenant}/connectors/test`),
    )
  })

  it('shows a ping failure without a field above the form, for five seconds', async () => {
    const { user } = await openConnector('SHOPIFY', 'setup', {
      ...timed(),
      prepare: alwaysFails('connectors.test', 503),
    })
    await user.click(button('Ping'))
    const text = 'The service is unavailable. Try again in a moment.'
    await expectBannerForFiveSeconds(text)
  })

  it('saves after confirmation, shows a toast, and returns to the settings', async () => {
    const { user, connector, params, ...app } = await openConnector('SHOPIFY', 'setup')
    await fill(user, 'SHOPIFY')
    await user.click(button('Save'))
    await confirm(user, SAVE_QUESTION)
    expect(await screen.findByText('Connector settings updated successfully')).toBeVisible()
    await waitFor(() => expect(app.location()).toBe(paths.connectorSettings(connector.id)))
    const config = Object.fromEntries(
      Object.entries(credentialFields('SHOPIFY')).map(([name, { example }]) => [name, example]),
    )
    expect(await lastWrite(app)).toEqual({
      endpoint: 'connectors.setup',
      params,
      body: { providerConfig: { provider: 'SHOPIFY', config } },
    })
  })

  it('keeps the dialog open if the server refuses the credentials, then marks the field', async () => {
    const { user, location, connector } = await openConnector('SHOPIFY', 'setup')
    await fill(user, 'SHOPIFY', { accessToken: 'invalid' })
    await user.click(button('Save'))
    await confirm(user, SAVE_QUESTION)
    const opened = await findDialog(SAVE_QUESTION)
    expect(await opened.findByText('Shopify refused these credentials.')).toBeVisible()
    await user.click(opened.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByLabelText('Access token')).toHaveAttribute('aria-invalid', 'true'))
    expect(location()).toBe(paths.connectorSetup(connector.id))
  })

  it.each([
    ['Ping', 'Failed to ping connector'],
    ['Save', 'Failed to update connector'],
  ])('%s without an answer from the server shows "%s"', async (name, message) => {
    const { user, backend } = await openConnector('SHOPIFY', 'setup')
    await backend.control.setFault({ id: 'gone', title: 'Gone', operations: ['connectors.*'], answer: 'drop' })
    await user.click(button(name))
    if (name === 'Save') await confirm(user, SAVE_QUESTION)
    expect(await screen.findByText(message)).toBeVisible()
  })

  it.each(['Ping', 'Save'])('%s that times out says so', async (name) => {
    const { user, backend } = await openConnector('SHOPIFY', 'setup', timed())
    await neverAnswers(backend.control)
    await user.click(button(name))
    if (name === 'Save') await confirm(user, SAVE_QUESTION)
    await act(() => vi.advanceTimersByTimeAsync(TIMEOUT_MS))
    expect(await screen.findByText(callWords.timeout)).toBeVisible()
  })
})
