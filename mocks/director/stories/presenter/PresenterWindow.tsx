import { useState } from 'react'
import { config } from '../../../../src/config.ts'
import { useRemoteDesk } from '../desk/useDesk.ts'
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
  const desk = useRemoteDesk(tab)
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
