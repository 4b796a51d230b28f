import { Button, type ButtonProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useLayoutEffect, useRef, type MouseEvent, type Ref } from 'react'

export interface BusyButtonProps extends Omit<ButtonProps, 'loading'> {
  /** Shows that the action is under way, and takes no click meanwhile. */
  busy: boolean
  type?: 'submit'
  onClick(event: MouseEvent<HTMLButtonElement>): void
  ref?: Ref<HTMLButtonElement>
}

/**
 * A button outside of a form whose action takes time. It is disabled meanwhile, which drops the focus: it takes it back
 * afterwards, unless the user has put it elsewhere.
 */
export function BusyButton({ busy, onClick, ref, ...props }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  /** Some browsers drop the focus as soon as the button is disabled, so it is noted before. */
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (!busy && hadFocus.current && document.activeElement === document.body) button.current?.focus()
    if (!busy) hadFocus.current = false
  }, [busy])
  return (
    <Button
      ref={useMergedRef(button, ref)}
      loading={busy}
      onClick={(event) => {
        hadFocus.current = document.activeElement === button.current
        onClick(event)
      }}
      {...props}
    />
  )
}
