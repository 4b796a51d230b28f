import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/ApiProvider.tsx'
import { paths } from '../../paths.ts'
import { CircleDrawing } from '../../ui/brand/drawings.tsx'
import { StateView } from '../../ui/feedback/StateView.tsx'

/** The page for an unknown URL (docs/product/app.md#unknown-addresses). */
export function NotFoundPage() {
  const isSignedIn = useSession().status === 'in'
  return (
    <StateView
      fullScreen
      drawing={<CircleDrawing />}
      title="This page does not exist"
      action={
        <Button component={Link} to={isSignedIn ? paths.home() : paths.login()}>
          {isSignedIn ? 'Go to Home' : 'Go to login'}
        </Button>
      }
    >
      The address may be mistyped, or the page may have moved.
    </StateView>
  )
}
