import { IconCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { ModelInfo, Person } from '../../control.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { messageOf } from '../parts/messageOf.ts'
import { Problem } from '../parts/Problem.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { useSignIn, type SignIn } from '../session/useSignIn.ts'
import { peopleWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Scene.module.css'

/** Signs in as anybody with one click, and back again. The page stays open. */
export function PeopleGroup({ info }: { info: ModelInfo }) {
  const { control } = useDirector()
  const { people, failure, reload } = usePeople(info)
  const signIn = useSignIn(control)
  if (failure !== null)
    return (
      <Group title={peopleWords.title}>
        <Problem title={peopleWords.failed} text={failure} action={peopleWords.retry} onAction={reload} />
      </Group>
    )
  if (!people) return <Waiting rows={4} />
  const { current, first } = signIn
  const here = people.find(({ id }) => id === current)?.tenant ?? people[0]?.tenant
  const back = people.find(({ id }) => id === first)
  const others = people.filter(({ tenant }) => tenant !== here)
  const clubs = [...new Set(others.map(({ tenant }) => tenant))]
  return (
    <Group
      title={peopleWords.title}
      aside={
        back && (
          <DirectorButton look="link" onClick={() => void signIn.signInAs(back)}>
            {peopleWords.back(back.name)}
          </DirectorButton>
        )
      }
    >
      <People people={people.filter(({ tenant }) => tenant === here)} signIn={signIn} />
      {signIn.failure !== null && (
        <div className={classes.outcome}>
          <Problem title={peopleWords.refused} text={signIn.failure} />
        </div>
      )}
      <p className={classes.hint}>{peopleWords.hint}</p>
      {clubs.length > 0 && (
        <details className={classes.others}>
          <summary>{peopleWords.others(clubs.length)}</summary>
          {clubs.map((tenant) => {
            const members = others.filter((person) => person.tenant === tenant)
            return (
              <div key={tenant} className={classes.club}>
                <h4>{members[0]?.club}</h4>
                <People people={members} signIn={signIn} />
              </div>
            )
          })}
        </details>
      )}
    </Group>
  )
}

/** How many people are listed at first. */
const FEW = 6

function People({ people, signIn }: { people: readonly Person[]; signIn: SignIn }) {
  const [all, setAll] = useState(false)
  const shown = all || people.length <= FEW + 1 ? people : people.slice(0, FEW)
  return (
    <>
      <PeopleRows people={shown} signIn={signIn} />
      {shown.length < people.length && (
        <div className={classes.outcome}>
          <DirectorButton look="link" onClick={() => setAll(true)}>
            {peopleWords.all(people.length)}
          </DirectorButton>
        </div>
      )}
    </>
  )
}

function PeopleRows({ people, signIn }: { people: readonly Person[]; signIn: SignIn }) {
  return (
    <ul className={parts.rows}>
      {people.map((person) => {
        const { id, name, role } = person
        const isCurrent = id === signIn.current
        return (
          <li key={id} className={classes.person} data-current={isCurrent || undefined}>
            <span className={classes.initials} aria-hidden="true">
              {initialsOf(name)}
            </span>
            <bdi className={classes.name}>{name}</bdi>
            <span className={classes.role}>{role === 'admin' ? peopleWords.admin : peopleWords.user}</span>
            <button
              type="button"
              className={classes.you}
              // The same button, so that it keeps the focus.
              aria-label={isCurrent ? peopleWords.youNamed(name) : peopleWords.signInAs(name)}
              aria-disabled={isCurrent || (signIn.busy !== null && signIn.busy !== id) || undefined}
              aria-busy={signIn.busy === id || undefined}
              onClick={isCurrent ? undefined : () => void signIn.signInAs(person)}
            >
              {isCurrent && <IconCheck size={16} stroke={2.2} aria-hidden="true" />}
              {isCurrent ? peopleWords.you : peopleWords.signIn}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase()

/** Everybody who can sign in, read again after every change of the model. */
function usePeople({ scenario, writes, club, anchor }: ModelInfo) {
  const { control } = useDirector()
  const [found, setFound] = useState<{ people: readonly Person[] | null; failure: string | null }>({
    people: null,
    failure: null,
  })
  const [tries, setTries] = useState(0)
  const changes = [scenario, writes, anchor, club?.name, tries].join('/')
  useEffect(() => {
    let isCurrent = true
    control.people().then(
      (people) => isCurrent && setFound({ people, failure: null }),
      (error: unknown) => isCurrent && setFound({ people: null, failure: peopleWords.failedText(messageOf(error)) }),
    )
    return () => {
      isCurrent = false
    }
  }, [control, changes])
  return { ...found, reload: () => setTries((count) => count + 1) }
}
