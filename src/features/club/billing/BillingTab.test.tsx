import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../../../../tests/support/screens/render.tsx'
import { alwaysFails, neverAnswers, tenantOf } from '../../../../tests/support/world/world.ts'
import { config } from '../../../config.ts'
import { PLAN_POLL_MS } from './usePlanPoll.ts'

const OWNER = 'owner@newclub.example'
const plan = (title: string) => within(screen.getByRole('region', { name: title }))
const fact = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')

afterEach(() => {
  vi.useRealTimers()
})

async function openPlans() {
  const app = await renderApp('/club/billing', { as: OWNER })
  expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible()
  return app
}

describe('the plan picker', () => {
  it('is where a club without a subscription lands, and explains what to do', async () => {
    const { location } = await renderApp('/home', { as: OWNER })
    expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible()
    expect(location()).toBe('/club/billing')
    expect(screen.getByText('Both plans start with a trial. Start one to open the rest of Touchline.')).toBeVisible()
    expect(screen.queryByText('Current plan')).toBeNull()
  })

  it.each([
    ['monthly', 'Monthly', '$999 per month', '$1,299 per month'],
    ['yearly', 'Yearly, save 10%', '$899 per month billed yearly', '$1,169 per month billed yearly'],
  ] as const)('shows the prices and payment links: %s', async (period, label, standard, pro) => {
    const app = await openPlans()
    expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await app.user.click(screen.getByRole('radio', { name: label }))
    for (const [name, title, price] of [
      ['standard', 'Standard', standard],
      ['pro', 'Pro', pro],
    ] as const) {
      expect(
        plan(title).getByText((_, element) => element?.tagName === 'P' && element.textContent === price),
      ).toBeVisible()
      const link = plan(title).getByRole('link', { name: 'Start Trial' })
      const url = new URL(link.getAttribute('href') ?? '')
      expect(url.origin + url.pathname).toBe(new URL(config.paymentLinks[name][period], location.href).href)
      expect([...url.searchParams]).toEqual([
        ['client_reference_id', tenantOf(app)],
        ['prefilled_email', OWNER],
      ])
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
      expect(link).toHaveAccessibleDescription(`${title} Opens the payment page in a new tab`)
    }
  })

  it('is replaced by the plan as soon as the server knows of it, without focusing the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const app = await openPlans()
    await app.backend.control.fail('account.me', 503)
    await app.backend.control.subscribe(tenantOf(app), 'pro')
    // The first poll fails, the next one succeeds.
    await act(() => vi.advanceTimersByTimeAsync(PLAN_POLL_MS))
    expect(screen.getByRole('heading', { name: 'Choose a plan' })).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(PLAN_POLL_MS))
    await waitFor(() => expect(fact('Current plan')).toHaveTextContent('Pro'))
    app.requests.length = 0
    await act(() => vi.advanceTimersByTimeAsync(10 * PLAN_POLL_MS))
    expect(app.requests).toEqual([])
  })

  it('lists the features of each plan, and links to the terms and the privacy policy', async () => {
    await openPlans()
    const features = (title: string) =>
      plan(title)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(features('Standard')).toEqual([
      'All features',
      'Unlimited integrations',
      'Basic analytics',
      'Professional support',
    ])
    expect(features('Pro')).toEqual([
      'All features',
      'Unlimited integrations',
      'Personalised integrations and analytics',
      'Prioritised support',
      'Mailing platform',
    ])
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')
  })

  it('does not fetch the portal', async () => {
    const { requests } = await openPlans()
    expect(requests.filter((request) => request.includes('billing'))).toEqual([])
  })

  it('is replaced by the subscription when the page gets the focus', async () => {
    const app = await openPlans()
    await app.backend.control.subscribe(tenantOf(app), 'pro')
    act(() => void window.dispatchEvent(new Event('focus')))
    expect(await screen.findByRole('link', { name: 'Open customer portal' })).toBeVisible()
    expect(fact('Current plan')).toHaveTextContent(/^Pro/)
    expect(screen.queryByRole('heading', { name: 'Choose a plan' })).toBeNull()
  })
})

describe('the subscription', () => {
  it('shows the plan, the customer id and the link to the portal', async () => {
    const app = await renderApp('/club/billing')
    const link = await screen.findByRole('link', { name: 'Open customer portal' })
    expect(link).toHaveAttribute('href', `http://localhost:3000/external/portal/?club=${tenantOf(app)}`)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(fact('Current plan')).toHaveTextContent(/^Pro/)
    expect(fact('Customer ID')).toHaveTextContent('cus_Rv4kT8mQ2xLp7a')
    expect(app.requests.filter((request) => request.includes('billing'))).toEqual(['GET /accounts/billing'])
    await app.user.click(screen.getByRole('button', { name: 'Copy customer ID' }))
    expect(await screen.findByText('Copied successfully')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe('cus_Rv4kT8mQ2xLp7a')
  })

  it.each([
    ['Unable to fetch customer portal', 'a response without a url', 'admin@harbour.example', undefined, 'Standard'],
    ['Error getting customer portal', 'a server failure', 'admin@rovers.example', 500, 'Pro'],
    ['Error getting customer portal', 'a missing permission', 'admin@rovers.example', 403, 'Pro'],
  ] as const)('shows "%s" after %s, beside plan and customer id', async (text, _, as, status, title) => {
    await renderApp('/club/billing', { as, ...(status && { prepare: alwaysFails('account.billing', status) }) })
    const alert = await screen.findByText(text)
    expect(alert).toHaveAttribute('role', 'alert')
    expect(fact('Current plan')).toHaveTextContent(new RegExp(`^${title}`))
    expect(fact('Customer ID')).toHaveTextContent(/^cus_/)
    expect(screen.queryByRole('link', { name: 'Open customer portal' })).toBeNull()
  })

  it('keeps the failure and the focus while it tries again', async () => {
    const { user, hold } = await renderApp('/club/billing', {
      as: 'admin@rovers.example',
      prepare: alwaysFails('account.billing', 500),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    retry.focus()
    const release = hold()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(retry).toBeDisabled())
    expect(screen.getByText('Error getting customer portal')).toBeVisible()
    release()
    await waitFor(() => expect(retry).toBeEnabled())
    expect(retry).toHaveFocus()
  })

  it('takes an empty url for none', async () => {
    const { backend, user } = await renderApp('/club/users', { as: 'admin@rovers.example' })
    const send = backend.fetch
    backend.fetch = async (request) =>
      request.url.endsWith('/accounts/billing') ? Response.json({ url: '' }) : send(request)
    await user.click(await screen.findByRole('link', { name: 'Billing' }))
    expect(await screen.findByText('Unable to fetch customer portal')).toHaveAttribute('role', 'alert')
    expect(screen.queryByRole('link', { name: 'Open customer portal' })).toBeNull()
  })

  it('can be refetched after a failure', async () => {
    const { user } = await renderApp('/club/billing', { prepare: (control) => control.fail('account.billing', 503) })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Open customer portal' })).toBeVisible()
    expect(screen.queryByText('Error getting customer portal')).toBeNull()
  })

  it('shows plan and customer id while the portal is loading', async () => {
    await renderApp('/club/billing', { prepare: neverAnswers })
    await waitFor(() => expect(fact('Customer ID')).toHaveTextContent('cus_Rv4kT8mQ2xLp7a'))
    expect(screen.getByRole('region', { name: 'Customer portal' }).querySelector('[aria-busy="true"]')).toBeVisible()
  })
})
