import { IconPlayerPause, IconPlayerPlay, IconPlayerTrackNext, IconPlayerTrackPrev } from '@tabler/icons-react'
import { useStore } from 'zustand'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { OneColourMark } from '../../panel/OneColourMark.tsx'
import type { Desk, DeskState } from '../desk/desk.ts'
import { hasNext } from '../player/playerState.ts'
import { secondsOf, type Step, type Story } from '../script/story.ts'
import { fillWithWords } from '../script/values.ts'
import { Pace } from '../section/Controls.tsx'
import { useStoryKeys } from '../section/storyKeys.ts'
import { clockText, doingText, statusText } from '../section/storyTexts.ts'
import { useTimers } from '../section/useTimers.ts'
import { controlWords, keyWords, nextWords, presenterWords, talkWords, timerWords } from './words.ts'
import director from '../../panel/Director.module.css'
import classes from './Presenter.module.css'

export interface PresenterProps {
  desk: Desk
  /** Opens the product again, at a path. */
  onOpenProduct(path: string): void
}

/**
 * The window of the presenter: what to say, what comes next, the time, and the controls
 * (docs/guides/stories.md#the-presenter-window).
 */
export function Presenter({ desk, onOpenProduct }: PresenterProps) {
  const state = useStore(desk.store)
  useStoryKeys(desk, () => document.body, true)
  const { story, connected } = state
  return (
    <div className={director.director} data-place="window">
      <div className={classes.presenter}>
        <header className={classes.head}>
          <OneColourMark />
          <h1>{story?.name ?? presenterWords.title}</h1>
          <span className={classes.club}>{state.club}</span>
          <span className={classes.link} data-gone={!connected || undefined}>
            {linkText(state)}
          </span>
        </header>
        {!connected && <Gone state={state} onOpenProduct={onOpenProduct} />}
        {story ? <Talk desk={desk} story={story} state={state} /> : connected && <NoStory />}
        <p role="status" className="visually-hidden">
          {statusText(state)}
        </p>
      </div>
    </div>
  )
}

function linkText({ connected, blank }: DeskState): string {
  if (!connected) return presenterWords.searching
  return blank ? presenterWords.blank : presenterWords.following
}

function Gone({ state: { story, at }, onOpenProduct }: Pick<PresenterProps, 'onOpenProduct'> & { state: DeskState }) {
  const show = story?.steps[at]?.show
  return (
    <div role="alert" className={classes.gone}>
      <p>
        <b>{presenterWords.gone}</b> {presenterWords.goneText}
      </p>
      <DirectorButton onClick={() => onOpenProduct(show === undefined || show.includes('{{') ? '/home' : show)}>
        {presenterWords.openProduct}
      </DirectorButton>
    </div>
  )
}

const NoStory = () => (
  <div className={classes.empty}>
    <h2>{presenterWords.noStory}</h2>
    <p>{presenterWords.noStoryText}</p>
  </div>
)

function Talk({ desk, story, state }: { desk: Desk; story: Story; state: DeskState }) {
  const { at, phase, problem, remark } = state
  const step = story.steps[at]
  const filled = (text: string) => fillWithWords(text, state.words)
  return (
    <>
      <main className={classes.main}>
        <p className={classes.place}>
          {step ? talkWords.place(at + 1, story.steps.length, doingText(step)) : talkWords.before}
        </p>
        <h2>{step ? filled(step.title) : talkWords.ready}</h2>
        <div className={classes.notes}>
          {filled(step?.note ?? story.summary)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </div>
        {phase === 'working' && <p className={classes.working}>{talkWords.working}</p>}
        {phase === 'failed' && (
          <div role="alert" className={classes.gone}>
            <p>
              <b>{talkWords.stopped}</b> {problem}
            </p>
            <DirectorButton onClick={() => desk.send({ do: 'step' })}>{talkWords.retry}</DirectorButton>
            <DirectorButton onClick={() => desk.send({ do: 'skip' })}>{talkWords.skip}</DirectorButton>
          </div>
        )}
        {remark !== null && <p className={classes.remark}>{remark}</p>}
        {step?.asked && <Asked asked={step.asked} filled={filled} />}
      </main>
      <aside className={classes.side} aria-label={talkWords.side}>
        <Timer desk={desk} story={story} state={state} />
        <Next step={story.steps[at + 1]} then={story.steps[at + 2]} filled={filled} />
      </aside>
      <Foot desk={desk} state={state} planned={step?.seconds ?? 0} />
    </>
  )
}

/** Fills in what a text refers to. */
type Filled = (text: string) => string

function Asked({ asked, filled }: { asked: NonNullable<Step['asked']>; filled: Filled }) {
  return (
    <section className={classes.asked}>
      <h3>{talkWords.asked}</h3>
      <dl>
        {asked.map(({ question, answer }) => (
          <div key={question}>
            <dt>{filled(question)}</dt>
            <dd>{filled(answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Timer({ desk, story, state: { at } }: { desk: Desk; story: Story; state: DeskState }) {
  const { talked, stepped } = useTimers(desk)
  const planned = (story.steps[at]?.seconds ?? 0) * 1000
  const before = secondsOf({ steps: story.steps.slice(0, Math.max(0, at)) }) * 1000
  // What is left of the step does not count as early.
  const late = Math.round((talked - before - Math.min(stepped, planned)) / 1000)
  return (
    <section className={classes.timer} data-over={stepped > planned || undefined}>
      <h3>{timerWords.step}</h3>
      <p className={classes.time}>
        <b>{clockText(stepped)}</b> {timerWords.of(clockText(planned))}
      </p>
      <progress
        className={classes.bar}
        aria-label={timerWords.stepTime}
        max={Math.max(1, planned)}
        value={Math.min(stepped, planned)}
      />
      <dl className={classes.sums}>
        <div>
          <dt>{timerWords.talk}</dt>
          <dd>
            <b>{clockText(talked)}</b> {timerWords.of(clockText(secondsOf(story) * 1000))}
          </dd>
        </div>
        <div>
          <dt>{timerWords.plan}</dt>
          <dd data-late={late > 0 || undefined}>{planText(late)}</dd>
        </div>
      </dl>
    </section>
  )
}

function planText(late: number): string {
  if (Math.abs(late) < 1) return timerWords.onTime
  const time = Math.abs(late) < 60 ? timerWords.seconds(Math.abs(late)) : clockText(Math.abs(late) * 1000)
  return late > 0 ? timerWords.late(time) : timerWords.early(time)
}

function Next({ step, then, filled }: { step: Step | undefined; then: Step | undefined; filled: Filled }) {
  return (
    <section className={classes.next}>
      <h3>{nextWords.title}</h3>
      {step ? (
        <div className={classes.card}>
          <p className={classes.nextTitle}>{filled(step.title)}</p>
          <p className={classes.nextPlace}>{doingText(step)}</p>
          <p>{filled(step.note).split('\n\n')[0]}</p>
        </div>
      ) : (
        <p className={classes.nextPlace}>{nextWords.last}</p>
      )}
      {then && (
        <p className={classes.nextPlace}>
          {nextWords.afterwards} <b>{filled(then.title)}</b>
        </p>
      )}
    </section>
  )
}

function Foot({ desk, state, planned }: { desk: Desk; state: DeskState; planned: number }) {
  const { playing, at, connected, blank } = state
  const isLast = !hasNext({ ...state, log: [] })
  const icon = { size: 18, stroke: 2, 'aria-hidden': true } as const
  return (
    <footer className={classes.foot}>
      <DirectorButton disabled={!connected || at < 0} onClick={() => desk.send({ do: 'back' })}>
        <IconPlayerTrackPrev {...icon} /> {controlWords.back}
      </DirectorButton>
      {playing ? (
        <DirectorButton look="primary" disabled={!connected} onClick={() => desk.send({ do: 'pause' })}>
          <IconPlayerPause {...icon} /> {controlWords.pause}
        </DirectorButton>
      ) : (
        <DirectorButton look="primary" disabled={!connected || isLast} onClick={() => desk.send({ do: 'play' })}>
          <IconPlayerPlay {...icon} /> {controlWords.play}
        </DirectorButton>
      )}
      <DirectorButton disabled={!connected || isLast} onClick={() => desk.send({ do: 'step' })}>
        {controlWords.next} <IconPlayerTrackNext {...icon} />
      </DirectorButton>
      <Pace desk={desk} />
      <DirectorButton aria-pressed={blank} disabled={!connected} onClick={() => desk.send({ do: 'blank' })}>
        {blank ? controlWords.show : controlWords.blank}
      </DirectorButton>
      <span className={classes.keys} aria-hidden="true">
        <kbd>{keyWords.space}</kbd> {keyWords.play} <kbd>→</kbd> {keyWords.next} <kbd>{keyWords.letter}</kbd>{' '}
        {keyWords.blank}
      </span>
      <SmallTimer desk={desk} planned={planned} />
    </footer>
  )
}

/** The time of the step where a small window has room for it: the timer itself is below the notes there. */
function SmallTimer({ desk, planned }: { desk: Desk; planned: number }) {
  const { stepped } = useTimers(desk)
  return (
    <span className={classes.smallTime} data-over={stepped > planned * 1000 || undefined} aria-hidden="true">
      <b>{clockText(stepped)}</b> / {clockText(planned * 1000)}
    </span>
  )
}
