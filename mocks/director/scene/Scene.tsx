import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { ModelInfo } from '../../control.ts'
import type { ClubData } from '../../seed/prospect/clubData.ts'
import { useDirector } from '../panel/DirectorContext.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Waiting } from '../parts/Waiting.tsx'
import { draftOf, emptyDraft } from './club/clubDraft.ts'
import { ClubForm } from './club/ClubForm.tsx'
import { closeClub, draftStore, editClub, lastClub, rememberClub } from './club/draftStore.ts'
import { PeopleGroup } from './PeopleGroup.tsx'
import { ScenarioGroup } from './ScenarioGroup.tsx'
import { useScenes } from './useScenes.ts'
import { ownClubWords, scenarioWords } from './words.ts'
import parts from '../parts/parts.module.css'
import classes from './Scene.module.css'

/** What the demo shows: a scenario or a prospect's club, and who is signed in (docs/guides/director.md#scene). */
export function Scene() {
  const { info } = useDirector()
  const scenes = useScenes('scene')
  const draft = useStore(draftStore, (state) => state.draft)
  /** True once the form was opened or closed here: the focus then follows. */
  const [moved, setMoved] = useState(false)
  const [wasOpen, setWasOpen] = useState(draft !== null)
  if (wasOpen !== (draft !== null)) {
    setWasOpen(!wasOpen)
    setMoved(true)
  }
  if (!info)
    return (
      <>
        <Waiting rows={6} />
        <Waiting rows={4} />
      </>
    )

  async function handleLoad(club: ClubData) {
    const done = scenarioWords.loaded(club.name ?? ownClubWords.title)
    if (!(await scenes.change({ done, act: (control) => control.loadScenario('prospect', club) }))) return
    if (draft) rememberClub(draft)
    // What was corrected while the club was loading stays open.
    if (draftStore.getState().draft === draft) closeClub()
  }

  if (draft)
    return (
      <ClubForm
        draft={draft}
        takesFocus={moved}
        busy={scenes.state.state === 'busy'}
        failure={scenes.state.state === 'failed' ? scenes.state.text : null}
        onLoad={(club) => void handleLoad(club)}
      />
    )
  return (
    <>
      <ScenarioGroup info={info} scenes={scenes} />
      <ClubGroup info={info} takesFocus={moved} />
      <PeopleGroup info={info} />
    </>
  )
}

/** Leads to the form of the club: with the one that is shown, or else with the one that was described last. */
function ClubGroup({ info: { club }, takesFocus }: { info: ModelInfo; takesFocus: boolean }) {
  const last = useStore(lastClub, (state) => state.draft)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const known = club ? draftOf(club) : last
  const name = known && (known.name || ownClubWords.noName)
  return (
    <Group title={ownClubWords.title}>
      <div className={`${parts.panel} ${classes.ownClub}`}>
        <p>{name === null ? ownClubWords.text : <bdi>{name}</bdi>}</p>
        <DirectorButton ref={button} onClick={() => editClub(known ?? emptyDraft)}>
          {known ? ownClubWords.edit : ownClubWords.describe}
        </DirectorButton>
      </div>
    </Group>
  )
}
