import { DocsContainer } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type ComponentProps } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { AppTheme } from '../src/app/theme/AppTheme.tsx'
import { lookOf, type Scheme } from './look.ts'

type Globals = Readonly<Record<string, unknown>>
type ContainerProps = ComponentProps<typeof DocsContainer>

const schemeOf = ({ scheme }: Globals): Scheme => (scheme === 'dark' ? 'dark' : 'light')
/** The toolbar's state in the address, which a document reads before the toolbar has told it. */
const globalsInUrl = (): Globals =>
  Object.fromEntries(
    (new URLSearchParams(window.location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':')),
  )

/** The scheme that the toolbar shows. */
function useScheme({ channel }: ContainerProps['context']): Scheme {
  const [scheme, setScheme] = useState(() => schemeOf(globalsInUrl()))
  useEffect(() => {
    const follow = ({ globals }: { globals: Globals }) => setScheme(schemeOf(globals))
    channel.on(GLOBALS_UPDATED, follow)
    channel.on(SET_GLOBALS, follow)
    return () => {
      channel.off(GLOBALS_UPDATED, follow)
      channel.off(SET_GLOBALS, follow)
    }
  }, [channel])
  return scheme
}

/** A document in the product's theme and in the toolbar's scheme. */
function Container({ context, children }: ContainerProps) {
  const scheme = useScheme(context)
  return (
    <AppTheme scheme={scheme}>
      <DocsContainer context={context} theme={lookOf(scheme)}>
        {children}
      </DocsContainer>
    </AppTheme>
  )
}

/** The parameters of every document. */
export const docs = { container: Container }
