import { useLayoutEffect, useRef } from 'react'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import type { SceneState } from './useScenes.ts'
import { outcomeWords } from './words.ts'
import classes from './Scene.module.css'

/** Shows what a change of the scene has done, with a button that undoes it. */
export function Outcome({ state, busyText }: { state: SceneState; busyText: string }) {
  const outcome = useRef<HTMLDivElement>(null)
  // It stands below the list, and what was pressed may be at its top.
  useLayoutEffect(() => {
    if (state.state !== 'idle') outcome.current?.scrollIntoView({ block: 'nearest' })
  }, [state.state])
  return (
    <div ref={outcome} className={classes.outcome}>
      <p role="status">
        {state.state === 'busy' && busyText}
        {state.state === 'done' && state.text}
      </p>
      {state.state === 'done' && (
        <DirectorButton look="link" onClick={() => void state.undo()}>
          {outcomeWords.undo}
        </DirectorButton>
      )}
      {state.state === 'failed' && <Problem title={outcomeWords.failed} text={outcomeWords.failedText(state.text)} />}
    </div>
  )
}
