import { IconCheck } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Desk, DeskState } from '../desk/desk.ts'
import type { Step } from '../script/story.ts'
import { fillWithWords } from '../script/values.ts'
import { clockText, doingText } from './storyTexts.ts'
import { useTimers } from './useTimers.ts'
import { doingWords } from './words.ts'
import classes from './Stories.module.css'

/**
 * The steps of the story. Pressing one moves to that step: back to its beginning, or forward through those before it.
 */
export function StepList({ desk, steps }: { desk: Desk; steps: readonly Step[] }) {
  const state = useStore(desk.store)
  const list = useRef<HTMLOListElement>(null)
  const isUnderWay = state.at >= 0
  // What to say stands below the list, which therefore scrolls by itself.
  useLayoutEffect(() => {
    if (!list.current) return
    const current = list.current.children[state.at]
    if (!(current instanceof HTMLElement)) list.current.scrollTop = 0
    else list.current.scrollTop = current.offsetTop - (list.current.clientHeight - current.offsetHeight) / 2
  }, [state.at, state.story])
  return (
    <ol ref={list} className={classes.steps} data-under-way={isUnderWay || undefined}>
      {steps.map((step, number) => {
        const progress = progressOf(state, number)
        const isCurrent = number === state.at
        return (
          <li key={`${number}/${step.title}`} data-progress={progress}>
            <button
              type="button"
              className={classes.step}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => desk.send({ do: 'goTo', step: number })}
            >
              <span className={classes.sign} aria-hidden="true">
                {progress === 'done' && <IconCheck size={10} stroke={3.5} />}
              </span>
              <span className={classes.stepText}>
                <span className={classes.stepTitle}>{fillWithWords(step.title, state.words)}</span>
                <span className={classes.stepNote}>
                  {progress === 'working' ? doingWords.working : doingText(step)}
                </span>
                {progress === 'done' && <span className="visually-hidden">{doingWords.done}</span>}
              </span>
              {isCurrent ? (
                <StepTimer desk={desk} seconds={step.seconds} />
              ) : (
                <span className={classes.planned}>{clockText(step.seconds * 1000)}</span>
              )}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function StepTimer({ desk, seconds }: { desk: Desk; seconds: number }) {
  const { stepped } = useTimers(desk)
  return (
    <span className={classes.planned} data-over={stepped > seconds * 1000 || undefined}>
      <b>{clockText(stepped)}</b> / {clockText(seconds * 1000)}
    </span>
  )
}

function progressOf({ at, phase }: DeskState, number: number): 'done' | 'working' | 'current' | 'failed' | 'ahead' {
  if (number < at) return 'done'
  if (number > at) return 'ahead'
  if (phase === 'working' || phase === 'failed') return phase
  return 'current'
}
