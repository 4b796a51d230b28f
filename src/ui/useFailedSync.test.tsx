import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFailedSync } from './useFailedSync.ts'

function Watch({ state }: { state: string }) {
  useFailedSync(state, 'It has failed.')
  return null
}

const page = (state: string) => (
  <MantineProvider env="test">
    <Notifications />
    <Watch state={state} />
  </MantineProvider>
)

it('tells of a sync that ends badly while one watches, and of no other', async () => {
  const { rerender } = render(page('FAILED'))
  for (const state of ['SYNCING', 'SYNCED', 'FAILED']) rerender(page(state))
  expect(screen.queryByText('It has failed.')).toBeNull()
  for (const state of ['SYNCING', 'FAILED']) rerender(page(state))
  expect(await screen.findAllByText('It has failed.')).toHaveLength(1)
})
