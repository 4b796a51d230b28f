import { DocsContainer } from '@storybook/addon-docs/blocks'
import { useEffect, useEffectEvent, useState, type ComponentProps } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { ComponentPage } from '../design/ComponentPage.tsx'
import { AppTheme } from '../src/app/theme/AppTheme.tsx'
import { lookOf, type Scheme } from './look.ts'

type Globals = Readonly<Record<string, unknown>>
type ContainerProps = ComponentProps<typeof DocsContainer>

/** The part of the context that its type leaves out. */
interface WithGlobals {
  store: { userGlobals: { get(): Globals } }
}

/**
 * The scheme that the toolbar shows. Frames in a document report their own state on the same channel, so the events
 * tell only when to look.
 */
function useScheme(context: ContainerProps['context']): Scheme {
  // Storybook's own container reads the store in the same way.
  const { store } = context as unknown as WithGlobals
  const { channel } = context
  const current = (): Scheme => (store.userGlobals.get()['scheme'] === 'dark' ? 'dark' : 'light')
  const [scheme, setScheme] = useState(current)
  const follow = useEffectEvent(() => setScheme(current()))
  useEffect(() => {
    const look = () => follow()
    channel.on(GLOBALS_UPDATED, look)
    channel.on(SET_GLOBALS, look)
    return () => {
      channel.off(GLOBALS_UPDATED, look)
      channel.off(SET_GLOBALS, look)
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
        <main>{children}</main>
      </DocsContainer>
    </AppTheme>
  )
}

/** The parameters of every document. */
export const docs = { container: Container, page: ComponentPage }
