import type { Decorator } from '@storybook/react-vite'
import { Suspense, use, useState, type ReactNode } from 'react'
import { createBackend } from '../../../mocks/backend.ts'
import type { Control } from '../../../mocks/control.ts'
import { Director } from '../../../mocks/director/panel/Director.tsx'
import classes from '../../../mocks/director/panel/Director.module.css'
import { panelStore } from '../../../mocks/director/panel/panelStore.ts'
import { forgetLastChange } from '../../../mocks/director/scene/useScenes.ts'
import type { BackendOptions } from '../../../mocks/backend.ts'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { useShownScheme } from '../stories/toolbar/useShownScheme.ts'

export interface DirectorStoryProps extends Pick<BackendOptions, 'scenario' | 'club'> {
  /** The id of the section that is shown. */
  section: string
  /** Prepares the model. */
  prepare?(control: Control): Promise<unknown>
  /** Methods that fail or never answer. */
  broken?: Partial<Control>
}

/** The director with one of its sections, beside a model of its own. */
export function DirectorStory({ section, prepare, broken, ...options }: DirectorStoryProps) {
  const [prepared] = useState(async () => {
    panelStore.setState({ section, open: true })
    // Each story has its own model, and nothing to take back in it.
    forgetLastChange()
    const { control } = createBackend({ scenario: 'two-clubs', ...options })
    await prepare?.(control)
    return { ...control, ...broken }
  })
  return (
    <div style={{ inlineSize: 380, maxInlineSize: '100%', blockSize: '60rem' }}>
      <Suspense>
        <Prepared control={prepared} />
      </Suspense>
    </div>
  )
}

/** A component that waits loses its state, so the model is made by the one around it. */
const Prepared = ({ control }: { control: Promise<Control> }) => <Director control={use(control)} place="beside" />

/** What the stories of all sections of the director share. */
export const directorMeta = { component: DirectorStory, parameters: { page: true } }

/** Puts a part of the director on its ground, without a model. */
export const onDirector: Decorator = (Story, { globals }) => (
  <ShownTheme globals={globals}>
    <main className={classes.director} style={{ maxWidth: 380 }}>
      <h1 className="visually-hidden">Director</h1>
      <h2 className="visually-hidden">Stories</h2>
      <div className={classes.body}>
        <Story />
      </div>
    </main>
  </ShownTheme>
)

const ShownTheme = ({ globals, children }: { globals: Readonly<Record<string, unknown>>; children: ReactNode }) => (
  <AppTheme scheme={useShownScheme(globals)}>{children}</AppTheme>
)
