import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'

async function addressOfColleague(): Promise<string> {
  const { api } = await openWorld()
  const query = { searchQuery: 'shop@rovers.example' }
  const { items } = await api.call(contract.users.list, { params: { tenant: tenantOf({ api }) }, query })
  return `/club/users/${items[0]?.id}`
}

const actions: readonly (readonly [button: string, addressOf: () => string | Promise<string>, reason: string])[] = [
  ['Invite', () => '/club/users', 'Only admins can invite colleagues.'],
  ['Edit role', addressOfColleague, 'Only admins can change roles.'],
  ['Delete User', addressOfColleague, 'Only admins can delete users.'],
  ['Save', () => '/club', 'Only admins can change the club.'],
  ['Edit Club Profile', () => '/yourprofile', 'Only admins can change the club.'],
  ['Delete account', () => '/yourprofile', 'Only admins can delete the club.'],
]

describe.each(actions)('“%s”', (name, addressOf, reason) => {
  it('is disabled for a user, and says why', async () => {
    const { user, requests } = await renderApp(await addressOf(), { as: 'user@rovers.example' })
    const main = within(await screen.findByRole('main'))
    const button = await main.findByRole('button', { name })
    await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
    expect(button).toHaveAccessibleDescription(reason)
    await user.click(button)
    if (name === 'Save') await user.type(main.getByLabelText('Name'), '{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })

  it('is possible for an admin', async () => {
    await renderApp(await addressOf())
    const button = await within(await screen.findByRole('main')).findByRole('button', { name })
    expect(button).not.toHaveAttribute('aria-disabled')
  })
})
