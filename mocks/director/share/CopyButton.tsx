import { useEffect, useState } from 'react'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { linkWords } from './words.ts'
import parts from '../parts/parts.module.css'

const SHOWN_MS = 2000

/** Copies a text, and says so for two seconds. */
export function CopyButton({ text, disabled }: { text: string; disabled: boolean }) {
  const [state, setState] = useState<'idle' | 'copied' | 'denied'>('idle')
  useEffect(() => {
    if (state === 'idle') return
    const timer = setTimeout(() => setState('idle'), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('denied'),
    )
  return (
    <>
      <DirectorButton look="primary" disabled={disabled} onClick={() => void copy()}>
        {state === 'copied' ? linkWords.copied : linkWords.copy}
      </DirectorButton>
      <span role="status" className={state === 'denied' ? parts.text : 'visually-hidden'}>
        {state === 'copied' && linkWords.copiedText}
        {state === 'denied' && linkWords.denied}
      </span>
    </>
  )
}
