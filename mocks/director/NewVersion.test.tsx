import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { NewVersion } from './NewVersion.tsx'

beforeEach(() => sessionStorage.clear())

it('asks no more in this tab after "Later", until another build runs', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_BUILD_ID', 'first')
  const user = userEvent.setup()
  const show = () => render(<NewVersion onReload={() => {}} />)
  const isAsked = () => screen.queryByText('A new version is ready') !== null
  const shown = show()
  expect(isAsked()).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Later' }))
  shown.unmount()

  const again = show()
  expect(isAsked()).toBe(false)
  again.unmount()

  vi.stubEnv('VITE_BUILD_ID', 'second')
  show()
  expect(isAsked()).toBe(true)
})
