import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { SAMPLE_BASE, sampleCall, sampleTools } from '../../../tests/support/director/callSamples.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { closePanel, panelStore } from '../panel/panelStore.ts'
import { CallsPanel } from './showCalls.tsx'

beforeEach(() => {
  sessionStorage.clear()
  panelStore.setState({ open: true, section: 'calls', dock: 'bottom', height: 440, buttonHidden: false })
  return () => {
    vi.restoreAllMocks()
    closePanel()
  }
})

function show(tools = sampleTools()) {
  const user = userEvent.setup()
  render(<CallsPanel tools={tools} />)
  return { user, tools, names: () => screen.queryAllByRole('option').map(({ textContent }) => textContent) }
}

it('lists the latest call first, and filters by words and by what went wrong', async () => {
  const { user, names } = show()
  expect(names()[0]).toContain('system.sse')
  await user.type(screen.getByRole('searchbox', { name: 'Filter by name or status' }), 'fans 500')
  expect(names()).toHaveLength(1)
  await user.clear(screen.getByRole('searchbox'))
  await user.click(screen.getByRole('button', { name: 'Errors only' }))
  // The sign-in differs from the contract, which is known once it was held against it.
  await waitFor(() => expect(names()).toHaveLength(4))
  expect(await screen.findByRole('img', { name: 'A fault did it' })).toBeVisible()
  expect(screen.getAllByRole('img', { name: 'Differs from the contract' })).toHaveLength(2)
})

it('is operated with the keyboard: moves, opens, copies, and goes back', async () => {
  const { user } = show()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  screen.getByRole('listbox', { name: 'Calls' }).focus()
  await user.keyboard('{End}{ArrowUp}')
  const selected = screen.getByRole('option', { selected: true })
  expect(selected).toHaveTextContent('account.login')
  expect(screen.getByRole('listbox')).toHaveAttribute('aria-activedescendant', selected.id)
  await user.keyboard('c')
  expect(copied.mock.calls.at(-1)?.[0]).toMatch(/^curl -i -X POST/)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'account.login' })).toHaveFocus())
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('listbox')).toHaveFocus())
  expect(screen.getByRole('complementary', { name: 'Calls' })).toBeVisible()
})

it('shows both sides beside the schema, marks what differs, links the rule, and masks secrets', async () => {
  const { user } = show()
  await user.click(screen.getByRole('option', { name: /account.login/ }))
  const differs = screen.getByRole('region', { name: 'Differs from the contract' })
  const texts = within(differs)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(texts).toContain('Reply /accessToken should be text, and is 0.')
  expect(texts).toContain('Reply /more is no field of the contract. It is true.')
  expect(within(differs).getByRole('link', { name: 'Show in contract' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/reference\/docs\/contract\.html#/),
  )
  const request = screen.getByRole('region', { name: 'Request' })
  expect(request).toHaveTextContent('[masked]')
  expect(request).not.toHaveTextContent('hunter22')
  expect(request).toHaveTextContent(/"email": "admin@club.example",text/)
})

it('says what a rule wants, in its own words', async () => {
  const call = sampleCall('m', {
    operation: 'fanProfiles.list',
    url: `http://club.example${SAMPLE_BASE}/fan/t1/fan-profiles?limit=0`,
    status: null,
  })
  const { user } = show(sampleTools([call]))
  await user.click(screen.getByRole('option', { name: /fanProfiles.list/ }))
  expect(screen.getByRole('region', { name: 'Differs from the contract' })).toHaveTextContent(
    'Request, query /limit is "0". Must be a whole number from 1 to 1000.',
  )
})

it('links each rule where a call breaks several', async () => {
  const call = sampleCall('m', {
    operation: 'account.me',
    url: `http://club.example${SAMPLE_BASE}/accounts/me`,
    requestHeaders: [],
    replyBody: '{}',
    replySize: 2,
  })
  const { user } = show(sampleTools([call]))
  await user.click(screen.getByRole('option', { name: /account.me/ }))
  const items = within(screen.getByRole('region', { name: 'Differs from the contract' })).getAllByRole('listitem')
  expect(items[0]).toHaveTextContent(
    'Request, headers /authorization is missing. It should be a bearer. Show in contract',
  )
  const rules = items.map((item) => within(item).getByRole('link').getAttribute('href'))
  expect(rules[0]).toMatch(/#token-lifetimes$/)
  expect(rules[1]).not.toBe(rules[0])
})

it('shows the events of a stream as they come', async () => {
  const log = createCallLog()
  const stream = sampleCall('s', {
    operation: 'system.sse',
    url: 'http://club.example/api/v1/system/sse',
    time: null,
    replyBody: null,
    events: [],
  })
  log.put(stream)
  const { user } = show(sampleTools([], { source: log }))
  await user.click(await screen.findByRole('option', { name: /system.sse/ }))
  expect(screen.getByText('None yet. They appear here as they come.')).toBeVisible()
  act(() => log.put({ ...stream, events: [{ at: 1, id: '1', type: 'FansImported', data: '{}' }] }))
  expect(await screen.findByText('FansImported')).toBeVisible()
})

it('copies a call, sends it again, and saves a file if the clipboard refuses', async () => {
  const send = vi.fn(() => Promise.resolve())
  const { user } = show(sampleTools(undefined, { send }))
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('option', { name: /system.sports.*200/ }))
  await user.click(screen.getByRole('button', { name: 'Vitest' }))
  expect(await screen.findByText('Copied. Save it as tests/calls/systemSports.test.ts.')).toBeVisible()
  expect(copied.mock.calls.at(-1)?.[0]).toContain('contract.system.sports')
  // Without a model there is no state for a story.
  expect(screen.queryByRole('button', { name: 'Story' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent again.')).toBeVisible()
  expect(send).toHaveBeenCalledOnce()
  copied.mockRejectedValue(new Error('denied'))
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'HAR' }))
  expect(await screen.findByText('Saved as call.har.')).toBeVisible()
})

it('empties the list, and moves beside the page', async () => {
  const { user } = show()
  expect(document.documentElement.dataset.director).toBe('bottom')
  await user.click(screen.getByRole('button', { name: 'Move beside the page' }))
  expect(document.documentElement.dataset.director).toBe('side')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await screen.findByText('No calls yet. They appear here as the product makes them.')).toBeVisible()
})

it('changes its height with the arrow keys, within its bounds', async () => {
  const { user } = show()
  const handle = screen.getByRole('separator', { name: 'Height of the panel' })
  handle.focus()
  await user.keyboard('{ArrowUp}')
  expect(handle).toHaveAttribute('aria-valuenow', '464')
  for (let press = 0; press < 15; press++) await user.keyboard('{ArrowDown}')
  expect(handle).toHaveAttribute('aria-valuenow', '240')
})

it('draws few rows of many calls, and holds few calls of very many', () => {
  const log = createCallLog()
  for (let at = 0; at < 10_000; at++) log.put(sampleCall(`c${at}`))
  show(sampleTools([], { source: log }))
  expect(log.calls()).toHaveLength(500)
  expect(screen.getAllByRole('option').length).toBeLessThan(60)
})

it('says once what is wrong with every row of a list, and how many rows they are', async () => {
  const path = '/fan/harbour/fan-profiles'
  const rows = ['65', '58', '82'].map((score) => ({ score, note: 'x' }))
  const call = sampleCall('1', {
    operation: 'fanProfiles.list',
    url: `http://club.example${SAMPLE_BASE}${path}?colour=red`,
    replyBody: JSON.stringify({ items: rows }),
  })
  const { user } = show(sampleTools([call]))
  await user.click(screen.getByRole('option', { name: /fanProfiles.list/ }))
  const found = within(screen.getByRole('region', { name: 'Differs from the contract' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(found).toContainEqual(expect.stringContaining('Request, query /colour is no parameter of the operation.'))
  expect(found.filter((text) => text.includes('/score'))).toEqual([
    expect.stringMatching(/^Reply \/items\/\*\/score .*is "65"\. In 3 rows, of which this is the first\.$/),
  ])
})
