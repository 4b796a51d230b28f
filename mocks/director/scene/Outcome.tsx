import { DirectorButton } from '../parts/DirectorButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import type { SceneState } from './useScenes.ts'
import { outcomeWords } from './words.ts'
import classes from './Scene.module.css'

/** Shows what a change of the scene has done, with a button that undoes it. */
export function Outcome({ state, busyText }: { state: SceneState; busyText: string }) {
  return (
    <div className={classes.outcome}>
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
