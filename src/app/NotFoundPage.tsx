import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { CircleDrawing } from '../ui/drawings.tsx'
import { StateView } from '../ui/StateView.tsx'

/** An address that leads nowhere, inside the app. */
export function NotFoundPage() {
  return (
    <StateView
      fullScreen
      drawing={<CircleDrawing />}
      title="This page does not exist"
      action={
        <Button component={Link} to="/">
          Go to Home
        </Button>
      }
    >
      The address may be mistyped, or the page has moved.
    </StateView>
  )
}
