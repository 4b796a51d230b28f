import { useEffect, useState } from 'react'
import type { Match, ModelInfo } from '../../control.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { ChoiceList } from '../parts/ChoiceList.tsx'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Question } from '../parts/actions/Question.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { signedInId } from '../session/useSignIn.ts'
import { dayText, momentText, spanText, timeText } from './moments.ts'
import { useJump, type Jump } from './useJump.ts'
import { clockWords, realTimeWords, speedWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Clock.module.css'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

const jumps = [
  { title: clockWords.hour, by: HOUR },
  { title: clockWords.day, by: DAY },
  { title: clockWords.week, by: 7 * DAY },
] as const

const speeds = [
  { value: '1', title: '1×', note: speedWords.real },
  { value: '60', title: '60×', note: speedWords.minute },
  { value: '3600', title: '3600×', note: speedWords.hour },
] as const

/** The club's time: what it is, jumps ahead, and how fast it passes (docs/guides/director.md#clock). */
export function Clock() {
  const { info } = useDirector()
  const jump = useJump()
  if (!info)
    return (
      <>
        <Waiting rows={2} />
        <Waiting rows={3} />
      </>
    )
  return (
    <>
      <Now info={info} />
      <Jumps info={info} jump={jump} />
      <Speed info={info} jump={jump} />
      <RealTime info={info} jump={jump} />
    </>
  )
}

function Now({ info: { now, speed } }: { info: ModelInfo }) {
  return (
    <Group title={clockWords.now} aside={speed > 1 && <span className={classes.fast}>{clockWords.faster(speed)}</span>}>
      <time dateTime={now} className={classes.now}>
        <b>{timeText(now)}</b> {dayText(now)} {new Date(now).getFullYear()}
      </time>
    </Group>
  )
}

function Jumps({ info, jump }: { info: ModelInfo; jump: Jump }) {
  const match = useNextMatch(info)
  const now = Date.parse(info.now)
  return (
    <Group title={clockWords.jump}>
      <div className={classes.jumps}>
        {jumps.map(({ title, by }) => (
          <DirectorButton
            key={title}
            busy={jump.busy === title}
            disabled={jump.busy !== null && jump.busy !== title}
            onClick={() => void jump.advance(title, by)}
          >
            {title}
          </DirectorButton>
        ))}
      </div>
      {match === undefined && (
        <div className={classes.match} aria-hidden="true">
          <span className={parts.bone} />
        </div>
      )}
      {match && (
        <div className={classes.match}>
          <DirectorButton
            busy={jump.busy === clockWords.match}
            disabled={jump.busy !== null && jump.busy !== clockWords.match}
            onClick={() => void jump.toMatch(clockWords.match, match)}
          >
            {clockWords.match}
          </DirectorButton>
          <p>
            <bdi>{match.event}</bdi>
            <span>{clockWords.matchIn(momentText(match.at), spanText(Date.parse(match.at) - now))}</span>
          </p>
        </div>
      )}
      <p role="status" className={classes.outcome}>
        {jump.text}
      </p>
      {jump.failure !== null && <Problem title={clockWords.failed} text={clockWords.failedText(jump.failure)} />}
    </Group>
  )
}

function Speed({ info, jump }: { info: ModelInfo; jump: Jump }) {
  /** Chosen, but not read back from the model yet. */
  const [chosen, setChosen] = useState<number | null>(null)
  if (chosen !== null && (chosen === info.speed || jump.failure !== null)) setChosen(null)
  const value = speeds.find((speed) => Number(speed.value) === (chosen ?? info.speed))?.value ?? null
  return (
    <Group title={speedWords.title}>
      <ChoiceList
        label={speedWords.title}
        compact
        choices={speeds}
        value={value}
        onChange={(speed) => {
          setChosen(Number(speed))
          void jump.setSpeed(Number(speed))
        }}
      />
    </Group>
  )
}

/** The model's time begins with a full minute, so that a shorter difference says nothing. */
const MINUTE = 60_000

/** Time never goes back, so this shows how far ahead the club is, and can only begin it again today. */
function RealTime({ info, jump }: { info: ModelInfo; jump: Jump }) {
  const [asked, setAsked] = useState(false)
  const { ahead } = useDirector()
  const { writes } = info
  if (ahead < MINUTE)
    return (
      <Group title={realTimeWords.title}>
        <p className={parts.text}>{realTimeWords.same}</p>
      </Group>
    )
  return (
    <Group title={realTimeWords.title}>
      <p className={parts.text}>{realTimeWords.ahead(spanText(Math.ceil(ahead / MINUTE) * MINUTE))}</p>
      {asked ? (
        <Question
          yes={realTimeWords.start(writes)}
          no={realTimeWords.cancel}
          busy={jump.busy === 'today'}
          disabled={jump.busy !== null && jump.busy !== 'today'}
          onYes={() => void jump.startToday('today').then(() => setAsked(false))}
          onNo={() => setAsked(false)}
        />
      ) : (
        <DirectorButton onClick={() => setAsked(true)}>{realTimeWords.ask}</DirectorButton>
      )}
    </Group>
  )
}

/** The next home game of the club of the signed-in user, or of the first club; undefined until it is known. */
function useNextMatch({ scenario, club, now, anchor }: ModelInfo): Match | null | undefined {
  const { control } = useDirector()
  const [match, setMatch] = useState<Match | null | undefined>()
  const person = signedInId()
  const over = match ? Date.parse(match.at) <= Date.parse(now) : false
  useEffect(() => {
    let isCurrent = true
    async function read() {
      const people = await control.people()
      const tenant = (people.find(({ id }) => id === person) ?? people[0])?.tenant
      const found = tenant === undefined ? null : await control.nextMatch(tenant)
      if (isCurrent) setMatch(found)
    }
    // Without a match there is one button less, which is no reason to stop.
    read().catch(() => isCurrent && setMatch(null))
    return () => {
      isCurrent = false
    }
  }, [control, scenario, club?.name, anchor, person, over])
  return match
}
