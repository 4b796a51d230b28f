import { Suspense, use, useState } from 'react'
import { createBackend } from '../../../mocks/backend.ts'
import type { Control } from '../../../mocks/control.ts'
import { Director } from '../../../mocks/director/panel/Director.tsx'
import { panelStore } from '../../../mocks/director/panel/panelStore.ts'
import type { BackendOptions } from '../../../mocks/backend.ts'

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
    const { control } = createBackend({ scenario: 'two-clubs', ...options })
    await prepare?.(control)
    return { ...control, ...broken }
  })
  return (
    <div style={{ inlineSize: 'min(380px, 100vw)', blockSize: '60rem' }}>
      <Suspense>
        <Prepared control={prepared} />
      </Suspense>
    </div>
  )
}

/** A component that waits loses its state, so the model is made by the one around it. */
const Prepared = ({ control }: { control: Promise<Control> }) => <Director control={use(control)} place="beside" />
