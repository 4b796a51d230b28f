import { useDirector } from '../panel/DirectorContext.ts'
import { Waiting } from '../parts/Waiting.tsx'
import { PeopleGroup } from './PeopleGroup.tsx'
import { ScenarioGroup } from './ScenarioGroup.tsx'

/** What the demo shows: a scenario or a prospect's club, and who is signed in (docs/guides/director.md#scene). */
export function Scene() {
  const { info } = useDirector()
  if (!info)
    return (
      <>
        <Waiting rows={6} />
        <Waiting rows={4} />
      </>
    )
  return (
    <>
      <ScenarioGroup info={info} />
      <PeopleGroup info={info} />
    </>
  )
}
