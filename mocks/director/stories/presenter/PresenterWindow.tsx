import { useState } from 'react'
import { config } from '../../../../src/config.ts'
import { useRemoteDesk } from '../desk/useDesk.ts'
import { storeRun } from '../tab/storedRun.ts'
import { Presenter } from './Presenter.tsx'

interface PresenterWindowProps {
  /** The id of the tab of the product that it keeps to; null for the first that answers. */
  tab: string | null
}

/** The presenter's window. */
export function PresenterWindow({ tab }: PresenterWindowProps) {
  const [kept, setKept] = useState(tab)
  // A tab that is opened again has an id of its own.
  return <Connected key={kept} tab={kept} onLetGo={() => setKept(null)} />
}

function Connected({ tab, onLetGo }: PresenterWindowProps & { onLetGo(): void }) {
  // A tab that this window opens begins with a copy of its session storage, and so continues the story.
  const desk = useRemoteDesk(tab, storeRun)
  return (
    <Presenter
      desk={desk}
      onOpenProduct={(path) => {
        window.open(config.root + path.slice(1))
        onLetGo()
      }}
    />
  )
}
