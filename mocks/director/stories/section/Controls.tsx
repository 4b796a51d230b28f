import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerTrackNext } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { Switch } from '../../parts/Switch.tsx'
import type { Desk } from '../desk/desk.ts'
import { hasNext, paces } from '../player/playerState.ts'
import { controlWords } from './words.ts'
import classes from './Stories.module.css'

const paceTexts = { 0.5: '½×', 1: '1×', 2: '2×' } as const

/** The controls of a story: to the beginning, play or pause, the next step, and the pace. */
export function Controls({ desk }: { desk: Desk }) {
  const state = useStore(desk.store)
  const { playing, phase, at, waits } = state
  const isLast = !hasNext({ ...state, log: [] })
  const icon = { size: 16, stroke: 2, 'aria-hidden': true } as const
  return (
    <>
      <div className={classes.controls}>
        <DirectorButton
          aria-label={controlWords.restart}
          title={controlWords.restart}
          disabled={at < 0}
          onClick={() => desk.send({ do: 'restart' })}
        >
          <IconPlayerSkipBack {...icon} />
        </DirectorButton>
        {playing ? (
          <DirectorButton look="primary" onClick={() => desk.send({ do: 'pause' })}>
            <IconPlayerPause {...icon} /> {controlWords.pause}
          </DirectorButton>
        ) : (
          <DirectorButton look="primary" disabled={isLast} onClick={() => desk.send({ do: 'play' })}>
            <IconPlayerPlay {...icon} /> {controlWords.play}
          </DirectorButton>
        )}
        {phase === 'working' ? (
          <DirectorButton onClick={() => desk.send({ do: 'cancel' })}>{controlWords.stop}</DirectorButton>
        ) : (
          <DirectorButton disabled={isLast} onClick={() => desk.send({ do: 'step' })}>
            <IconPlayerTrackNext {...icon} /> {controlWords.step}
          </DirectorButton>
        )}
        <Pace desk={desk} />
      </div>
      <label className={classes.switch}>
        <span>{controlWords.waits}</span>
        <Switch label={controlWords.waits} checked={waits} onChange={() => desk.send({ do: 'waits', waits: !waits })} />
      </label>
    </>
  )
}

/** How fast the story plays by itself. */
export function Pace({ desk }: { desk: Desk }) {
  const pace = useStore(desk.store, (state) => state.pace)
  return (
    <div role="group" aria-label={controlWords.pace} className={classes.pace}>
      {paces.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === pace}
          onClick={() => desk.send({ do: 'pace', pace: each })}
        >
          {paceTexts[each]}
        </button>
      ))}
    </div>
  )
}
