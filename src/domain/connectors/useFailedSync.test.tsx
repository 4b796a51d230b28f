import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { offlineApi } from '../../../tests/support/screens/offlineApi.ts'
import { AppProviders } from '../../app/AppProviders.tsx'
import { useFailedSync } from './useFailedSync.ts'

function Watch({ state }: { state: string }) {
  useFailedSync(state, 'It has failed.')
  return null
}

const api = offlineApi()

const page = (state: string) => (
  <AppProviders api={api} env="test">
    <Watch state={state} />
  </AppProviders>
)

it('reports only a sync that fails while the page is open', async () => {
  const { rerender } = render(page('FAILED'))
  for (const state of ['SYNCING', 'SYNCED', 'FAILED']) rerender(page(state))
  expect(screen.queryByText('It has failed.')).toBeNull()
  for (const state of ['SYNCING', 'FAILED']) rerender(page(state))
  expect(await screen.findAllByText('It has failed.')).toHaveLength(1)
})
