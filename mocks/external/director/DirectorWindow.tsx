import { useState } from 'react'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { callsOfWindow } from '../../director/calls/callsOfDemo.ts'
import { Director } from '../../director/panel/Director.tsx'
import type { ExternalPageProps } from '../externalPage.ts'

/**
 * The director in a window of its own, which stays while the product's page is reloaded
 * (docs/guides/director.md#open-it).
 */
export function DirectorWindow({ control }: ExternalPageProps) {
  const [calls] = useState(() => callsOfWindow(control))
  return (
    <AppTheme>
      <main>
        <Director control={control} place="window" calls={calls} />
      </main>
    </AppTheme>
  )
}
