import { Button, type ButtonProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'

export interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Shows that the action is under way, and takes no click meanwhile. */
  busy: boolean
  onClick(event: React.MouseEvent<HTMLButtonElement>): void
}

/**
 * A button outside of a form whose action takes time. It is disabled meanwhile, which drops the focus: it takes it back
 * afterwards, unless the user has put it elsewhere.
 */
export function BusyButton({ busy, ...props }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // Browsers move the focus only after this.
    if (busy) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return <Button ref={button} loading={busy} {...props} />
}
