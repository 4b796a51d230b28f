import { Button } from '@mantine/core'
import { StateView } from '../../../src/ui/feedback/StateView.tsx'
import { Mark } from '../../../src/ui/brand/Mark.tsx'
import { referenceWords as words } from './words.ts'

/** In place of the reference, if its document cannot be read. */
export function Unavailable() {
  return (
    <StateView
      fullScreen
      alert
      drawing={<Mark size={40} />}
      title={words.unavailable}
      action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
    >
      {words.unavailableHelp}
    </StateView>
  )
}
