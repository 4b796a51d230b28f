import { DirectionProvider } from '@mantine/core'
import type { Decorator } from '@storybook/react-vite'
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { AppProviders } from '../../../../src/app/AppProviders.tsx'
import { AppTheme } from '../../../../src/app/theme/AppTheme.tsx'
import { worldOf } from '../../world/world.ts'
import { Panes } from './Panes.tsx'
import { inPanes, readSettings, type Settings } from './settings.ts'
import { useShownScheme } from './useShownScheme.ts'

const keys = new WeakMap<object, number>()
let count = 0

/** A key of its own for each world, so that another world begins with fresh screens. */
function keyOf(world: object): number {
  const key = keys.get(world) ?? (count += 1)
  keys.set(world, key)
  return key
}

/** Writes the direction to the document, where style sheets and Mantine read it. */
function Directed({ direction, children }: { direction: Settings['direction']; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dir = direction
  }, [direction])
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      {children}
    </DirectionProvider>
  )
}

/** The app's providers, in the scheme that a check asks for. */
const Providers = ({ scheme, ...props }: ComponentProps<typeof AppProviders>) => (
  <AppProviders {...props} scheme={useShownScheme({ scheme })} />
)

/** Shows every story as the toolbar says, in the app's providers and at the story's route. */
export const withToolbar: Decorator = (Story, { id, args, initialArgs, globals, loaded, parameters, viewMode }) => {
  const settings = readSettings(globals)
  const [scheme = 'light'] = settings.schemes
  if (inPanes(settings) && viewMode !== 'docs')
    return (
      <Directed direction="ltr">
        <AppTheme scheme={scheme}>
          <Panes story={{ id, args, initialArgs, globals }} settings={settings} />
        </AppTheme>
      </Directed>
    )
  const { page, path } = parameters
  const story =
    path === undefined ? (
      <Story />
    ) : (
      <Routes>
        <Route path={path} element={<Story />} />
        <Route path="*" element={null} />
      </Routes>
    )
  const world = worldOf(loaded)
  // A document shows several stories, and has one main part.
  const Main = viewMode === 'docs' ? 'div' : 'main'
  return (
    <Directed direction={settings.direction}>
      <Providers key={keyOf(world)} api={world.api} scheme={scheme}>
        <MemoryRouter initialEntries={[String(loaded.route)]}>
          {page ? (
            <Main style={{ maxWidth: 1744, margin: '0 auto', padding: 'clamp(16px, 3vw, 32px)' }}>{story}</Main>
          ) : (
            story
          )}
        </MemoryRouter>
      </Providers>
    </Directed>
  )
}
