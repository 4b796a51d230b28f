import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { MemoryRouter, useLocation, type RouteObject } from 'react-router-dom'
import { AppProviders } from '../../../src/app/AppProviders.tsx'
import { AppRoutes, routeObjects } from '../../../src/app/routes.tsx'
import { openWorld, type WorldOptions } from '../world/world.ts'

/** Records the address of the page for `location()`. */
function Spy({ onMove }: { onMove: (address: string) => void }) {
  const { pathname, search } = useLocation()
  onMove(pathname + search)
  return null
}

/** Loads the code of all pages: under fake timers, a test could not wait for it. */
const loadPages = (routes: readonly RouteObject[]): Promise<unknown> =>
  Promise.all(
    routes.map(({ handle, children = [] }) =>
      Promise.all([typeof handle === 'function' && handle(), loadPages(children)]),
    ),
  )

/**
 * Renders the whole product at an address, on its own backend. Page tests use it to reach the model.
 *
 * @example
 * const { user, backend } = await renderApp('/fans', { as: 'user@rovers.example' })
 * await user.click(await screen.findByRole('button', { name: 'Next page' }))
 */
export async function renderApp(
  address: string,
  options: WorldOptions & { user?: Parameters<typeof userEvent.setup>[0] } = {},
) {
  const [world] = await Promise.all([openWorld(options), loadPages(routeObjects())])
  onTestFinished(world.end)
  let current = address
  render(
    <AppProviders api={world.api} env="test">
      <MemoryRouter initialEntries={[address]}>
        <Spy onMove={(moved) => (current = moved)} />
        <AppRoutes loginAside={undefined} />
      </MemoryRouter>
    </AppProviders>,
  )
  return { ...world, user: userEvent.setup(options.user), location: () => current }
}
