import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../tests/support/screens/render.tsx'
import { neverAnswers, openWorld, tenantOf } from '../../../tests/support/world/world.ts'
import { contract } from '../../contract/index.ts'
import { readLastClub, storeLastClub } from './lastClub.ts'

it('shows the club of the last visit until it is loaded', async () => {
  const { api } = await openWorld()
  const club = await api.call(contract.club.get, { params: { tenant: tenantOf({ api }) } })
  storeLastClub({ ...club, name: 'Westmere of yesterday' })
  await renderApp('/home', { prepare: neverAnswers })
  expect((await screen.findAllByText('Westmere of yesterday')).length).toBeGreaterThan(0)
})

it('shows the club as it is once it is loaded, and remembers it', async () => {
  const { api } = await renderApp('/home')
  expect((await screen.findAllByText('Westmere Rovers')).length).toBeGreaterThan(0)
  expect(readLastClub(tenantOf({ api }))?.name).toBe('Westmere Rovers')
})

it('shows no other club, and nothing that cannot be read', async () => {
  const { api } = await openWorld({ as: 'admin@harbour.example' })
  const club = await api.call(contract.club.get, { params: { tenant: tenantOf({ api }) } })
  storeLastClub(club)
  expect(readLastClub('another')).toBeNull()
  await renderApp('/home', { prepare: neverAnswers })
  expect(await screen.findByRole('heading', { name: 'Welcome, Hannah!' })).toBeVisible()
  expect(screen.queryByText('Harbour Basquete')).toBeNull()
  localStorage.setItem('touchline-club', '{')
  expect(readLastClub(club.id)).toBeNull()
})
