import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { CircleDrawing } from '../../brand/drawings/CircleDrawing.tsx'
import { TouchlineDrawing } from '../../brand/drawings/TouchlineDrawing.tsx'
import { StateView } from './StateView.tsx'
import { errorWords } from '../../words.ts'

/** Where to go from an error that a reload cannot help. */
export interface WayOut {
  /** What it means, in one sentence. */
  meaning: string
  /** The label of the button. */
  label: string
  to: string
}

export interface ErrorViewProps {
  /**
   * The error message. The words "forbidden" and "payment" in it select the view, "forbidden" first
   * (docs/product/app.md#error-views).
   */
  message: string
  fullScreen?: boolean
  onReload?(): void
  /** Replaces "Reload page"; null if a reload may help. */
  wayOut?: WayOut | null | undefined
}

/** Replaces a screen or a table that failed to load: what happened, what it means, and the one thing to do. */
export function ErrorView({
  message,
  fullScreen = false,
  onReload = () => location.reload(),
  wayOut = null,
}: ErrorViewProps) {
  const { pathname } = useLocation()
  const words = message.toLowerCase()
  if (words.includes('forbidden')) {
    return (
      <StateView
        alert
        fullScreen={fullScreen}
        drawing={<TouchlineDrawing />}
        title={errorWords.forbidden}
        action={pathname !== paths.home() && <ActionLink to={paths.home()}>{errorWords.home}</ActionLink>}
      >
        {errorWords.forbiddenHelp}
      </StateView>
    )
  }
  if (words.includes('payment')) {
    return (
      <StateView
        alert
        fullScreen={fullScreen}
        drawing={<CircleDrawing />}
        title={errorWords.payment}
        action={<ActionLink to={paths.billing()}>{errorWords.upgrade}</ActionLink>}
      >
        {errorWords.paymentHelp}
      </StateView>
    )
  }
  return (
    <StateView
      alert
      fullScreen={fullScreen}
      drawing={<CircleDrawing />}
      title={errorWords.title}
      more={wayOut?.meaning}
      action={
        wayOut ? (
          <ActionLink to={wayOut.to}>{wayOut.label}</ActionLink>
        ) : (
          <Button onClick={onReload}>{errorWords.reload}</Button>
        )
      }
    >
      {message || errorWords.unexpected}
    </StateView>
  )
}

const ActionLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to}>
    {children}
  </Button>
)

/** The way out of the page of something that does not exist: its list. */
export const toList = (label: string, to: string): WayOut => ({
  meaning: errorWords.gone,
  label,
  to,
})
