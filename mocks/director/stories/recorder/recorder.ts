import type { Control, Person } from '../../../control.ts'
import type { Story } from '../script/story.ts'
import { recordedStory, type Recorded } from './recordedStory.ts'

export interface RecorderOptions {
  control: Pick<Control, 'exportJournal' | 'people'>
  /** The id of the person who is signed in on this tab; null for none. */
  who(): string | null
  /** The path of the tab. */
  path(): string
  hostNow(): number
  /** References for the ids of things that other clubs have as well. */
  references(): Promise<ReadonlyMap<string, string>>
  /** Calls back again and again until the returned function is called. */
  repeat(call: () => void): () => void
}

/** A shorter move of the clock is the host's, and not the presenter's. */
const MOVED_MS = 2000

/**
 * Records what the presenter does: the writes of their session, the pages they open, and what they do to the clock
 * (docs/guides/stories.md#recording).
 */
export type Recorder = ReturnType<typeof createRecorder>

export function createRecorder({ control, who, path, hostNow, references, repeat }: RecorderOptions) {
  let events: Recorded[] = []
  let seen = { path: '', life: 0, writes: 0, advanced: 0, accelerated: 0, presenter: who() }
  const presenters = createPresenters(control, who)
  let stopLooking: (() => void) | null = null
  let looking: Promise<void> = Promise.resolve()

  async function readJournal() {
    const { head, entries } = await control.exportJournal()
    const { life, advanced, accelerated = 0, speed = 1 } = head
    return { entries, life, advanced, accelerated, speed }
  }

  /** Notes what has happened since the last look. */
  async function note() {
    const presenter = await presenters.note()
    const { entries, life, advanced, accelerated, speed } = await readJournal()
    const on = hostNow()
    // Another club, or a snapshot of this one, has brought a past of its own, which nobody has just done.
    if (life !== seen.life) seen = { ...seen, life, writes: entries.length, advanced, accelerated }
    for (const { seq, by, endpoint, input } of entries.slice(seen.writes)) {
      const person = by !== null && (by === presenter || by === seen.presenter) ? presenters.get(by) : undefined
      if (person)
        events.push({
          ...person,
          did: 'write',
          on,
          seq,
          operation: endpoint,
          input: Object.fromEntries(Object.entries(input ?? {})),
        })
    }
    const jumped = advanced - seen.advanced
    if (jumped >= MOVED_MS) events.push({ did: 'clock', on, passed: jumped, speed: null })
    const ran = accelerated - seen.accelerated
    // While it runs, it is one move that gets longer.
    const isOver = ran >= MOVED_MS && speed === 1
    if (isOver) events.push({ did: 'clock', on, passed: ran, speed: 600 })
    const here = path()
    if (here !== seen.path) events.push({ did: 'visit', on, path: here })
    seen = {
      presenter,
      life,
      path: here,
      writes: entries.length,
      advanced,
      accelerated: isOver || ran < MOVED_MS ? accelerated : seen.accelerated,
    }
  }

  /** One look after the other. A look that fails is made up for by the next. */
  function look(): Promise<void> {
    looking = looking.then(note).catch(() => {})
    return looking
  }

  /** Without them, the story has ids, and works in this club only. */
  const knownThings = () => references().catch(() => new Map<string, string>())

  return {
    async start() {
      presenters.forget()
      const presenter = await presenters.note()
      const { entries, life, advanced, accelerated } = await readJournal()
      events = [{ did: 'visit', on: hostNow(), path: path() }]
      seen = { path: path(), life, writes: entries.length, advanced, accelerated, presenter }
      stopLooking?.()
      stopLooking = repeat(() => void look())
    },
    look,
    /** Ends the recording. The story of it can be edited and saved. */
    async stop(): Promise<Story> {
      stopLooking?.()
      stopLooking = null
      await look()
      const [{ head }, known] = await Promise.all([control.exportJournal(), knownThings()])
      return recordedStory(events, { seed: head.seed, references: known, end: hostNow() })
    },
  }
}

/** Who has been signed in on this tab: they may be somebody else later, or no longer there. */
function createPresenters(control: Pick<Control, 'people'>, who: () => string | null) {
  const known = new Map<string, Pick<Person, 'tenant' | 'role'>>()
  return {
    get: (id: string) => known.get(id),
    forget: () => known.clear(),
    /** Notes who is signed in now; resolves with the id, or with null for nobody. */
    async note(): Promise<string | null> {
      const id = who()
      if (id === null || known.has(id)) return id
      const person = (await control.people()).find((each) => each.id === id)
      if (person) known.set(id, { tenant: person.tenant, role: person.role })
      return id
    },
  }
}
