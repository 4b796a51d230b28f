import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../../../tests/support/stories/storyGlobals.ts'
import { createBackend } from '../../backend.ts'
import type { Backend, Control } from '../../control.ts'
import { PASSWORD, rovers } from '../../seed/scenarios/scenarios.ts'
import { Mailbox } from './Mailbox.tsx'
import type { Mail } from './mailText.ts'

const ADMIN = 'admin@rovers.example'
const HOUR = 3_600_000
const API = 'http://club.example/api/v1'

const post = ({ fetch }: Backend, path: string, body: unknown, token = '') =>
  fetch(
    new Request(API + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    }),
  )

/** Sends one mail of each kind, an hour apart; the latest one goes to the support desk. */
async function sendEveryKind(): Promise<readonly Mail[]> {
  const backend = createBackend({ scenario: 'two-clubs' })
  const { control } = backend
  await post(backend, '/accounts/register', { email: 'orla.keane@ballycastle.example' })
  await control.advance(HOUR)
  await post(backend, '/accounts/register', { email: ADMIN })
  await control.advance(HOUR)
  await post(backend, '/accounts/forgot-password', { email: ADMIN })
  await control.advance(HOUR)
  const signIn = async () => {
    const login = await post(backend, '/accounts/login', { email: ADMIN, password: PASSWORD })
    // JSON is untyped; this is the reply of a login.
    return ((await login.json()) as { accessToken: string }).accessToken
  }
  const invited = { email: 'maud.vane@westmere.example' }
  await post(backend, `/accounts/${rovers.id}/users/invite`, invited, await signIn())
  await control.advance(HOUR)
  const message = 'Hello,\n\nsince <b>Monday</b> our fans of last season are missing.\nCan you help?\n\nHannah'
  await post(backend, '/customers/support', { subject: 'Missing fans', message }, await signIn())
  return control.mails()
}

/** Shared by all stories, which only read the mails. */
let sent: Promise<readonly Mail[]> | undefined
const everyKind: Pick<Control, 'mails'> = { mails: () => (sent ??= sendEveryKind()) }

const meta = {
  title: 'Demo/Director/Mailbox',
  component: Mailbox,
  parameters: { page: true },
  args: { control: { mails: () => Promise.resolve([]) } },
  beforeEach() {
    localStorage.removeItem('touchline-mails-read')
    document.cookie = 'accessToken=; max-age=0; path=/'
  },
} satisfies Meta<typeof Mailbox>
export default meta
type Story = StoryObj<typeof meta>

const page = () => within(document.body)
const open = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }))

/** Opens the mailbox and the mail with a subject. */
const reading = (subject: string): Story => ({
  args: { control: everyKind },
  async play() {
    await open(/Mailbox 5 unread/)
    await userEvent.click(page().getByRole('button', { name: new RegExp(subject) }))
    await expect(page().getByRole('heading', { name: subject })).toBeVisible()
  },
})

export const Empty: Story = {
  async play() {
    await open('Mailbox')
    const dialog = within(page().getByRole('dialog', { name: 'Mailbox' }))
    await expect(dialog.getByText(/No mail yet/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(page().queryByRole('dialog')).toBeNull()
    await expect(page().getByRole('button', { name: 'Mailbox' })).toHaveFocus()
    await open('Mailbox')
  },
}

export const Unread: Story = {
  args: { control: everyKind },
  async play() {
    await expect(await page().findByRole('button', { name: 'Mailbox 5 unread' })).toBeVisible()
  },
}

/** The latest mail opens automatically and counts as read. */
export const Support: Story = {
  args: { control: everyKind },
  async play() {
    await open(/Mailbox 5 unread/)
    await expect(page().getByRole('heading', { name: 'Missing fans' })).toBeVisible()
    await expect(page().getByText(/<b>Monday<\/b>/)).toBeVisible()
    await expect(page().getByText('Touchline support desk')).toBeVisible()
    await expect(page().getByRole('button', { name: /Mailbox 4 unread/ })).toBeVisible()
    await expect(page().queryByRole('link')).toBeNull()
  },
}

export const SignUp: Story = reading('Set up your club')
export const Registered: Story = reading('You already have an account')
export const Invitation: Story = reading('Join Westmere Rovers')

/** Its link signs the user out, and says so. */
export const Reset: Story = {
  ...reading('Reset your password'),
  async play(context) {
    document.cookie = 'accessToken=abc; path=/'
    await reading('Reset your password').play?.(context)
    const link = page().getByRole('link', { name: 'Choose a new password' })
    await expect(link).toHaveAccessibleDescription('This link signs you out first.')
    await expect(link.getAttribute('href')).toMatch(/\/resetpassword\/.+/)
    // Prevents the navigation, but not the sign-out.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(document.cookie).not.toContain('accessToken')
  },
}

export const Phone: Story = {
  args: { control: everyKind },
  globals: phone,
  async play() {
    await open(/Mailbox 5 unread/)
    await expect(page().queryByRole('heading', { name: 'Missing fans' })).toBeNull()
    await expect(page().getByRole('dialog')).toHaveAttribute('aria-modal', 'true')
  },
}

export const PhoneReading: Story = {
  ...reading('Set up your club'),
  globals: phone,
  async play(context) {
    await reading('Set up your club').play?.(context)
    await expect(page().getByRole('button', { name: 'All mail' })).toHaveFocus()
    await userEvent.click(page().getByRole('button', { name: 'All mail' }))
    await expect(page().getByRole('button', { name: /Set up your club/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
  },
}

/** A mail that arrives while the page is open is announced. */
export const NewMail: Story = {
  async play({ args, canvas }) {
    await expect(await canvas.findByText('New mail: Reset your password')).toBeInTheDocument()
    await expect(await args.control.mails()).toHaveLength(1)
  },
  args: { control: arriving() },
}

/** Returns no mail on the first call, and one mail afterwards. */
function arriving(): Pick<Control, 'mails'> {
  const mail: Mail = {
    id: 'm1',
    kind: 'reset',
    to: ADMIN,
    from: null,
    tenant: null,
    subject: 'Reset your password',
    text: 'Hello Hannah,',
    link: '/resetpassword/a.b',
    token: 'a.b',
    at: '2026-01-15T09:00:00.000Z',
    usedAt: null,
  }
  let calls = 0
  return { mails: () => Promise.resolve(calls++ === 0 ? [] : [mail]) }
}
