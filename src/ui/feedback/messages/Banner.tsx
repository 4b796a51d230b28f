import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import classes from './Banner.module.css'

/** How long banners and toasts are shown, in milliseconds (docs/product/app.md#messages). */
export const MESSAGE_MS = 5000

export interface BannerMessage {
  kind: 'error' | 'success'
  text: string
  /** A second line, below the box. */
  details?: string
}

/**
 * A message over a form, cleared after five seconds. Pass a new object for a new message, so that the timer restarts.
 * The live region is always rendered, because a screen reader announces only what changes in it.
 */
export function Banner({ message, onClear }: { message: BannerMessage | null; onClear(): void }) {
  const clear = useEffectEvent(onClear)
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => clear(), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])

  const Icon = message?.kind === 'success' ? IconCircleCheck : IconAlertCircle
  return (
    <div role="alert">
      {message && (
        <div className={classes.banner} data-kind={message.kind}>
          <Icon size={20} stroke={1.6} aria-hidden="true" />
          <span>{message.text}</span>
        </div>
      )}
      {message?.details !== undefined && <p className={classes.details}>{message.details}</p>}
    </div>
  )
}
