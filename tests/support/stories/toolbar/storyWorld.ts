import type { Control, Person } from '../../../../mocks/control.ts'
import { openWorld, type World, type WorldOptions } from '../../world/world.ts'
import { scenes } from './scenes.ts'
import type { FaultSetting, Settings, Somebody } from './settings.ts'

export interface StoryWorld {
  world: World
  /** The address that the story opens. */
  route: string
  /**
   * Leaves every call without an answer, also without a time-out: what a story has left running must not be seen in the
   * next one.
   */
  end(): void
}

/** The parameters of a story that make its world. */
export interface StoryParameters {
  world?: WorldOptions
  route?: string | ((world: World) => Promise<string>)
  /** Happens last, once the route is known. */
  begin?: (control: Control) => Promise<void>
}

/**
 * Opens the world of a story as the toolbar says. The story's own parameters decide first: its scenario or club, its
 * person, and what it prepares. The latency and the fault begin last, so that they cannot meet what prepares the story.
 */
export async function openStoryWorld(parameters: StoryParameters, settings: Settings): Promise<StoryWorld> {
  const own = parameters.world ?? {}
  const { route = '/' } = parameters
  let ended = false
  const ready = () => (ended ? new Promise<void>(() => {}) : Promise.resolve())
  const as = personOf(own, settings)
  const world = await openWorld({ ...sceneOf(own, settings), as, passed: settings.passed, ready })
  const address = typeof route === 'string' ? route : await route(world)
  await parameters.begin?.(world.backend.control)
  await setConditions(world, settings)
  return {
    world,
    route: address,
    end() {
      ended = true
      world.hold()
    },
  }
}

const sceneOf = (own: WorldOptions, { scene }: Settings): WorldOptions =>
  own.scenario === undefined && own.club === undefined ? { ...own, ...scenes[scene].world } : own

/** The story's own person if the club has them, else the one of the toolbar. */
function personOf({ as }: WorldOptions, { person }: Settings): WorldOptions['as'] {
  if (as === null || typeof as === 'function') return as
  return (people) => {
    if (as !== undefined && people.some(({ email }) => email === as)) return as
    return pick[person](people)
  }
}

const emailOf = (person: Person | undefined) => person?.email
const firstAdmin = (people: readonly Person[]) => people.find(({ role }) => role === 'admin') ?? people[0]

/** Who somebody is among the people of a world. Where there is no such person, it is the first administrator. */
const pick: Record<Somebody, (people: readonly Person[]) => string | null | undefined> = {
  admin: (people) => emailOf(firstAdmin(people)),
  user: (people) => emailOf(people.find(({ role }) => role === 'user') ?? firstAdmin(people)),
  'other-club': (people) => {
    const first = firstAdmin(people)
    return emailOf(people.find(({ tenant, role }) => role === 'admin' && tenant !== first?.tenant) ?? first)
  },
  'no-plan': (people) => emailOf(people.find(({ email }) => email.startsWith('owner@')) ?? firstAdmin(people)),
  nobody: () => null,
}

async function setConditions({ backend: { control } }: World, { latency, fault }: Settings): Promise<void> {
  if (fault) await control.setFault(faultOf(fault))
  // A latency that the story itself has set stays.
  const { latency: own } = await control.conditions()
  if (own === 0 && latency > 0) await control.latency(latency)
}

/** The session and the stream of events stay, so that a screen shows its own state of the fault. */
const faultOf = (fault: NonNullable<FaultSetting>) =>
  'preset' in fault
    ? fault.preset
    : {
        id: 'toolbar',
        title: 'Everything',
        operations: ['*', '!account.*', '!system.*'],
        answer: fault.answer,
      }
