import { Tooltip } from '@mantine/core'
import { useId } from 'react'
import { BusyButton, type BusyButtonProps } from './BusyButton.tsx'

interface RefusableButtonProps extends Omit<BusyButtonProps, 'busy' | 'onClick'> {
  busy?: boolean
  /**
   * Why the action would fail now, as a tooltip and as the description of the button; null if nothing is in its way.
   */
  refusal: string | null
  onClick?(): void
}

/**
 * A button for an action that is not always possible. While it is not, it only looks disabled: a disabled one would
 * lose the focus, and nobody could ask it why.
 */
export function RefusableButton({ refusal, busy = false, onClick, children, ...props }: RefusableButtonProps) {
  const id = useId()
  return (
    <Tooltip
      label={refusal}
      disabled={refusal === null}
      multiline
      maw={280}
      events={{ hover: true, focus: true, touch: true }}
    >
      <BusyButton
        busy={busy}
        {...(refusal !== null && { 'data-disabled': true, 'aria-disabled': true, 'aria-describedby': id })}
        onClick={(event) => {
          if (refusal === null) onClick?.()
          // A button that submits a form takes Enter in its fields, too.
          else event.preventDefault()
        }}
        {...props}
      >
        {children}
        {/* Inside, so that the button stays the only child in its place. */}
        {refusal !== null && (
          <span id={id} hidden>
            {refusal}
          </span>
        )}
      </BusyButton>
    </Tooltip>
  )
}
