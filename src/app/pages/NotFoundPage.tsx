import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { useSession } from '../../api/ApiProvider.tsx'
import { paths } from '../../paths.ts'
import { CircleDrawing } from '../../ui/brand/drawings/CircleDrawing.tsx'
import { StateView } from '../../ui/feedback/states/StateView.tsx'
import { notFoundWords } from '../words.ts'

/** The page for an unknown URL (docs/product/app.md#unknown-addresses). */
export function NotFoundPage() {
  const isSignedIn = useSession().status === 'in'
  return (
    <StateView
      fullScreen
      drawing={<CircleDrawing />}
      title={notFoundWords.title}
      action={
        <Button component={Link} to={isSignedIn ? paths.home() : paths.login()}>
          {isSignedIn ? notFoundWords.toHome : notFoundWords.toLogin}
        </Button>
      }
    >
      {notFoundWords.text}
    </StateView>
  )
}
