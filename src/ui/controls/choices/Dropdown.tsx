import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../../feedback/messages/toast.ts'
import { errorWords } from '../../words.ts'

/** What a panel needs to open beside its button. */
export interface PanelProps {
  /** The id of the button, from which Mantine derives that of the panel. */
  id: string
  opened: boolean
  onChange(opened: boolean): void
  /** The target for Mantine's `Menu` or `Popover`. */
  target: ReactNode
}

interface DropdownProps {
  popup: 'menu' | 'dialog'
  className?: string | undefined
  /** Loads the code of the panel; resolves with false if that fails. */
  load(): Promise<boolean>
  renderPanel(props: PanelProps): ReactNode
  children(button: {
    id: string
    'aria-haspopup': 'menu' | 'dialog'
    'aria-expanded': boolean
    'aria-controls': string | undefined
    onClick(event: { currentTarget: HTMLElement }): void
    onPointerEnter(): void
    onFocus(): void
  }): ReactNode
}

/** A button with a panel, whose code loads when the pointer or the focus reaches the button. */
export function Dropdown({ popup, className, load, renderPanel, children }: DropdownProps) {
  const id = useId()
  // Unknown until the panel is needed: with a ref, the frame of each screen would render twice.
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const loadAhead = () => void load()

  async function toggle(button: HTMLElement) {
    if (!(await load())) return toast('error', errorWords.notLoaded)
    // The panel must be there before it opens: that is when it notes where the focus returns to.
    flushSync(() => setAnchor(button))
    setOpened((now) => !now)
  }

  return (
    <div className={className}>
      {children({
        id,
        'aria-haspopup': popup,
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        onClick: ({ currentTarget }) => void toggle(currentTarget),
        onPointerEnter: loadAhead,
        onFocus: loadAhead,
      })}
      {anchor && renderPanel({ id, opened, onChange: setOpened, target: <Anchor element={anchor} /> })}
    </div>
  )
}

/**
 * Hands an element over that is there already. Mantine passes attributes for a button as well, which our button has.
 */
function Anchor({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  const latest = useRef(ref)
  useEffect(() => {
    latest.current = ref
  })
  useEffect(() => {
    const { current } = latest
    if (typeof current === 'function') current(element)
    else if (current) current.current = element
  }, [element])
  return null
}
