import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { expect } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import { openWorld, tenantOf } from '../world/world.ts'

type User = ReturnType<typeof userEvent.setup>

export const field = () => screen.findByRole('combobox', { name: 'Search fans, pages and actions' })
export const press = (user: User) => user.keyboard('{Control>}k{/Control}')

/** Opens the search and types. */
export async function search(user: User, text: string) {
  await press(user)
  await user.type(await field(), text)
}

export const options = () => screen.queryAllByRole('option')
export const option = (name: string | RegExp) => screen.findByRole('option', { name })
export const isGone = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search fans, pages/ })).toBeNull())
export const optionsIn = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace(/(G\w|\?)?↵$/, ''))
export const selected = () => screen.getByRole('option', { selected: true })
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Some fans of the club by email, so that no test contains a name of the seed. */
export async function someFans(query = '') {
  const { api } = await openWorld()
  const { items } = await api.call(contract.fanProfiles.list, {
    params: { tenant: tenantOf({ api }) },
    query: { searchQuery: query, orderBy: 'email', orderDirection: 'asc', limit: 20 },
  })
  return items
}

export const firstFan = async () => {
  const [fan] = await someFans()
  if (!fan) throw new Error('the club has no fans')
  return fan
}
