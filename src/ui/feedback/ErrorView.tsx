import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { CircleDrawing, TouchlineDrawing } from '../brand/drawings.tsx'
import { StateView } from './StateView.tsx'

export interface ErrorViewProps {
  /**
   * The error message. The words "forbidden" and "payment" in it select the view, "forbidden" first
   * (docs/product/app.md#error-views).
   */
  message: string
  fullScreen?: boolean
  onReload?(): void
}

/** Replaces a screen or a table that failed to load. */
export function ErrorView({ message, fullScreen = false, onReload = () => location.reload() }: ErrorViewProps) {
  const words = message.toLowerCase()
  if (words.includes('forbidden')) {
    return (
      <StateView
        alert
        fullScreen={fullScreen}
        drawing={<TouchlineDrawing />}
        title="Forbidden! You don't have access to this page"
      />
    )
  }
  if (words.includes('payment')) {
    return (
      <StateView
        alert
        fullScreen={fullScreen}
        drawing={<CircleDrawing />}
        title="Payment Required"
        action={
          <Button component={Link} to={paths.billing()}>
            Upgrade Plan
          </Button>
        }
      >
        Your club has no subscription that covers this.
      </StateView>
    )
  }
  return (
    <StateView
      alert
      fullScreen={fullScreen}
      drawing={<CircleDrawing />}
      title="Oops! Something went wrong"
      action={<Button onClick={onReload}>Reload page</Button>}
    >
      {message || 'An unexpected error occurred'}
    </StateView>
  )
}
