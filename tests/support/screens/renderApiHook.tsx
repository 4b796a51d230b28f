import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Api } from '../../../src/api/api.ts'
import { AppProviders } from '../../../src/app/AppProviders.tsx'

/** Renders a hook that calls the API, within what all screens are in. */
export function renderApiHook<Result>(api: Api, useHook: () => Result) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AppProviders api={api} env="test">
      {children}
    </AppProviders>
  )
  return renderHook(useHook, { wrapper }).result
}
