import { DirectorButton } from '../parts/DirectorButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import type { SceneState } from './useScenes.ts'
import classes from './Scene.module.css'

/** Tells what a change of the scene has done, and takes it back. */
export function Outcome({ state, busyText }: { state: SceneState; busyText: string }) {
  return (
    <div className={classes.outcome}>
      <p role="status">
        {state.state === 'busy' && busyText}
        {state.state === 'done' && state.text}
      </p>
      {state.state === 'done' && (
        <DirectorButton look="link" onClick={() => void state.undo()}>
          Undo
        </DirectorButton>
      )}
      {state.state === 'failed' && (
        <Problem title="That did not work" text={`Everything is as it was. The server says: ${state.text}`} />
      )}
    </div>
  )
}
