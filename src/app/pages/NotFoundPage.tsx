import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { CircleDrawing } from '../../ui/brand/drawings.tsx'
import { StateView } from '../../ui/feedback/StateView.tsx'

/** The page for an unknown URL (docs/contract.md#unknown-routes). */
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
      There is nothing at this address, or not yet.
    </StateView>
  )
}
