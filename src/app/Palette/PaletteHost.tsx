import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { loadAhead } from '../../loading/loadAhead.ts'
import { useFocusReturn } from '../../ui/dialogs/useFocusReturn.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { useVisits } from './entries/useVisits.ts'
import { OpenPalette } from './paletteContext.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import { searchButtonWords } from '../Shell/words.ts'

/** The search loads this many milliseconds after the shell, so that it opens at once. */
const LOAD_AHEAD_MS = 2000

async function loadParts() {
  const [{ Palette }, { ShortcutsDialog }] = await Promise.all([
    import('./Palette.tsx'),
    import('../shortcuts/ShortcutsDialog.tsx'),
  ])
  return { Palette, ShortcutsDialog }
}

type Parts = Awaited<ReturnType<typeof loadParts>>
type Shown = 'palette' | 'shortcuts'

/**
 * Gives the shell its search and its shortcuts. The code of both dialogs is loaded when the page has nothing else to
 * do.
 */
export function PaletteHost({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<Parts | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => loadAhead(loadParts, LOAD_AHEAD_MS), [])
  const typing = useTypeAhead()
  useFocusReturn(shown !== null)
  useVisits()

  async function open(what: Shown) {
    opener.current = document.activeElement
    try {
      if (parts) return setShown(what)
      const loaded = await loadParts()
      if (what === 'palette' && !typing.isAsked()) return
      // A dialog must be there before it opens, and must note where the focus returns to before it takes the focus.
      flushSync(() => setParts(loaded))
      flushSync(() => setShown(what))
    } catch {
      typing.end()
      toast('error', searchButtonWords.failed)
    }
  }
  function openPalette() {
    typing.begin()
    void open('palette')
  }
  const openHelp = () => void open('shortcuts')
  useShortcuts({ openPalette, openHelp })

  /** The dialog reports that it has closed as well, which must not close the one that follows it. */
  const close = (what: Shown) => setShown((now) => (now === what ? null : now))
  function closePalette() {
    if (shown !== 'palette') return
    typing.end()
    close('palette')
    focus(opener.current)
  }

  return (
    <OpenPalette value={openPalette}>
      {children}
      {parts && (
        <>
          <parts.Palette
            opened={shown === 'palette'}
            query={typing.query}
            onQuery={typing.setQuery}
            onReady={typing.handleReady}
            onClose={closePalette}
            onLeave={() => {
              typing.end()
              close('palette')
              focus(null)
            }}
            onShortcuts={openHelp}
          />
          <parts.ShortcutsDialog opened={shown === 'shortcuts'} onClose={() => close('shortcuts')} />
        </>
      )}
    </OpenPalette>
  )
}

/** Focuses an element, or the page's content if it is gone. */
function focus(element: Element | null) {
  const target = element?.isConnected && element !== document.body ? element : document.getElementById('content')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
