import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFocusReturn } from '../../ui/dialogs/useFocusReturn.ts'
import { toast } from '../../ui/feedback/messages/toast.ts'
import { ShortcutsDialog } from '../shortcuts/ShortcutsDialog.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { useVisits } from './entries/useVisits.ts'
import type * as palettes from './Palette.tsx'
import { OpenPalette } from './paletteContext.ts'
import { useTypeAhead } from './useTypeAhead.ts'
import { searchButtonWords } from '../Shell/words.ts'

type Shown = 'palette' | 'shortcuts'

/** Gives the shell its search and its shortcuts. The code of the search loads when it is first opened. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const [Palette, setPalette] = useState<typeof palettes.Palette | null>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const opener = useRef<Element | null>(null)
  const typing = useTypeAhead()
  useFocusReturn(shown !== null)
  useVisits()

  async function loadPalette() {
    try {
      const loaded = await import('./Palette.tsx')
      if (!typing.isAsked()) return
      // A dialog must be there before it opens, and must note where the focus returns to before it takes the focus.
      flushSync(() => setPalette(() => loaded.Palette))
      flushSync(() => setShown('palette'))
    } catch {
      typing.end()
      toast('error', searchButtonWords.failed)
    }
  }
  function openPalette() {
    typing.begin()
    opener.current = document.activeElement
    if (Palette) setShown('palette')
    else void loadPalette()
  }
  function openHelp() {
    opener.current = document.activeElement
    setShown('shortcuts')
  }
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
      {Palette && (
        <Palette
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
      )}
      <ShortcutsDialog opened={shown === 'shortcuts'} onClose={() => close('shortcuts')} />
    </OpenPalette>
  )
}

/** Focuses an element, or the page's content if it is gone. */
function focus(element: Element | null) {
  const target = element?.isConnected && element !== document.body ? element : document.getElementById('content')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
