import type { TooltipProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { cloneElement, useCallback, useEffect, useRef, useState, type ReactElement, type Ref } from 'react'
import { lazyComponent } from '../../../loading/lazyComponent.tsx'

const LazyTooltip = lazyComponent<TooltipProps>(async () => (await import('./HintTooltip.tsx')).HintTooltip, null, true)

interface HintProps extends Pick<TooltipProps, 'position' | 'multiline' | 'maw'> {
  label: string | null
  disabled?: boolean
  /** Milliseconds that the pointer rests on the element before the hint appears. */
  openDelay?: number
  /** Shows the hint also for the keyboard's focus and for a tap. */
  anyInput?: boolean
  /** One element or component that takes a ref. */
  children: ReactElement<{ ref?: Ref<HTMLElement> }>
}

/**
 * A tooltip whose code loads when the pointer first reaches an element that has one: it takes as much code as a table,
 * and no screen needs it to be used. Escape closes it.
 */
export function Hint({ children, label, disabled = false, openDelay = 0, anyInput = false, ...looks }: HintProps) {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const listen = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const open = () => {
        setTarget(element)
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setOpen(true), openDelay)
      }
      const close = () => {
        clearTimeout(timer.current)
        setOpen(false)
      }
      const hasKeyboardFocus = () => element.matches(':focus-visible')
      const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch'
      const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => {
          if (anyInput || !isTouch(event)) open()
        },
        pointerleave: (event) => {
          // The finger has left, not the eye: the hint stays until the next tap elsewhere.
          if (!anyInput || (!isTouch(event) && !hasKeyboardFocus())) close()
        },
        ...(anyInput
          ? {
              focus: () => {
                if (hasKeyboardFocus()) open()
              },
              blur: close,
            }
          : // What it has opened may lie below the pointer, which then leaves only once it moves.
            { click: close }),
      }
      for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener)
      return () => {
        close()
        for (const [type, listener] of Object.entries(listeners)) element.removeEventListener(type, listener)
      }
    },
    [openDelay, anyInput],
  )

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    const closeOutside = ({ target: at }: PointerEvent) => {
      if (!(at instanceof Node && target?.contains(at))) setOpen(false)
    }
    addEventListener('keydown', closeOnEscape)
    addEventListener('pointerdown', closeOutside)
    return () => {
      removeEventListener('keydown', closeOnEscape)
      removeEventListener('pointerdown', closeOutside)
    }
  }, [isOpen, target])

  const ref = useMergedRef(listen, children.props.ref)
  return (
    <>
      {cloneElement(children, { ref })}
      {target && <LazyTooltip {...looks} target={target} label={label} opened={isOpen && !disabled} />}
    </>
  )
}
