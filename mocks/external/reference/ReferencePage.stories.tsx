import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { ORIGIN } from '../../../tests/support/model/person.ts'
import { createBackend } from '../../backend.ts'
import { readReference } from './document/loadReference.ts'
import { ReferencePage } from './ReferencePage.tsx'
import { Unavailable } from './Unavailable.tsx'

/** Without its type, which is as large as the document. */
const [document] = Object.values(
  import.meta.glob<unknown>('../../../openapi-3.2.json', { eager: true, import: 'default' }),
)

/** Shows an operation, as its address does. */
function at(operation: string) {
  return () => {
    location.hash = operation
    return () => {
      location.hash = ''
    }
  }
}

const meta = {
  title: 'Demo/API reference',
  component: ReferencePage,
  args: {
    reference: readReference(document),
    connect: () => createBackend({ scenario: 'two-clubs' }),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ReferencePage>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Touchline API')
    await expect(canvas.getByRole('status')).toHaveTextContent('69 operations')
  },
}

/** The stream's events are typed, down to what stands in their data. */
export const Stream: Story = {
  beforeEach: at('systemSse'),
  async play({ canvas }) {
    await expect(canvas.getByRole('region', { name: 'Example 200' })).toHaveTextContent('event: ConnectorUpdated')
    await userEvent.click(canvas.getByText('data', { selector: 'summary *' }))
    await expect(await canvas.findByText('FansImportedEvent', { selector: 'li > span' })).toBeVisible()
  },
}

export const Operation: Story = {
  beforeEach: at('usersInvite'),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invite user')
    await expect(canvas.getAllByRole('link', { name: 'rule' })[0]).toHaveAttribute(
      'href',
      expect.stringContaining('contract'),
    )
    await userEvent.click(canvas.getByText('409', { selector: 'summary *' }))
    await expect(canvas.getByRole('region', { name: 'Example 409' })).toBeVisible()
    for (const summary of canvas.getAllByText(/.+/, { selector: 'summary span + span' }))
      await expect(summary).toHaveTextContent(/[.]$/)
  },
}

/** A link may name an operation as the contract and the suite do; the list shows where it is. */
export const Dotted: Story = {
  beforeEach: at('memberships.upload'),
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Import memberships')
    await expect(canvas.getByText('membershipsUpload', { selector: 'header code' })).toBeVisible()
    const link = canvas.getByRole('link', { current: 'page' })
    await expect(link).toHaveTextContent('Import memberships')
    await expect(link.closest('aside')?.scrollTop).toBeGreaterThan(0)
  },
}
export const Created: Story = { beforeEach: at('connectorsCreate') }
export const OperationPhone: Story = {
  beforeEach: at('fansUpload'),
  globals: phone,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Operations' }))
    await expect(canvas.getByRole('link', { name: 'GET Get fans' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Operations' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Import fans')
  },
}

export const Searched: Story = {
  async play({ canvas }) {
    const search = canvas.getByRole('searchbox', { name: 'Search the operations' })
    await userEvent.type(search, 'last admin')
    await expect(canvas.getByRole('status')).toHaveTextContent('2 operations')
    await userEvent.clear(search)
    await userEvent.type(search, 'zebra')
    await expect(canvas.getByRole('status')).toHaveTextContent('No operation has these words.')
  },
}

export const Tried: Story = {
  beforeEach: at('bookmarksCreate'),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/Answer/, { selector: 'p' })).toHaveTextContent(/^Answer 201/)
    const body = canvas.getByLabelText('Body, as JSON')
    await userEvent.clear(body)
    await expect(canvas.getByText('This is not JSON.')).toBeVisible()
  },
}

export const Refused: Story = {
  beforeEach: at('usersInvite'),
  args: { connect: () => createBackend({ scenario: 'two-clubs' }) },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await userEvent.selectOptions(await canvas.findByLabelText('As'), 'Nobody, without a token')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/Answer/, { selector: 'p' })).toHaveTextContent(/^Answer 401/)
  },
}

export const NoModel: Story = {
  beforeEach: at('fansList'),
  args: {
    connect: () => {
      throw new Error('no worker')
    },
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await expect(await canvas.findByText('The model could not be started. Load the page again.')).toBeVisible()
  },
}

export const Missing: Story = { render: () => <Unavailable /> }

/** Operations take an access token, a refresh token, the token of a mailed link, or none. */
export const Tokens: Story = {
  beforeEach: at('accountLogin'),
  async play({ canvas }) {
    await expect(canvas.getByText('Takes no token.')).toBeVisible()
    location.hash = 'accountRefresh'
    await expect(await canvas.findByText('Takes a refresh token.')).toBeVisible()
    location.hash = 'accountCreate'
    await expect(await canvas.findByText('Takes the token of a mailed link.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await expect(await canvas.findByText('No mail with a link has been sent yet')).toBeVisible()
  },
}

export const ByName: Story = {
  beforeEach: at('systemConnectors'),
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('modules', { selector: 'summary span' }))
    await expect((await canvas.findAllByText('ProviderInfo by name'))[0]).toBeVisible()
  },
}

const mailed = createBackend({ scenario: 'two-clubs' })
/** The links of the mails stand among those who can call. */
export const MailedLinks: Story = {
  async beforeEach() {
    const body = JSON.stringify({ email: 'orla.keane@carrick.example' })
    const headers = { 'content-type': 'application/json' }
    await mailed.fetch(new Request(`${ORIGIN}/accounts/register`, { method: 'POST', headers, body }))
    return at('accountCreate')()
  },
  args: { connect: () => mailed },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await expect(await canvas.findByRole('option', { name: /^Link in the mail to orla/ })).toBeInTheDocument()
  },
}

/** The stream of events stays open until it is stopped. */
export const Listening: Story = {
  beforeEach: at('systemSse'),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    const stop = await canvas.findByRole('button', { name: 'Stop listening' })
    await expect(stop).toBeVisible()
    await userEvent.click(stop)
  },
}

export const NoAnswer: Story = {
  beforeEach: at('systemSports'),
  args: {
    connect: () => ({
      ...createBackend({ scenario: 'two-clubs' }),
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    }),
  },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Try it' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Send' }))
    await expect(await canvas.findByText(/^There was no answer/)).toBeVisible()
  },
}
