import { useState } from 'react'
import type { ModelInfo } from '../../control.ts'
import type { ScenarioName } from '../../seed/scenarios/scenarios.ts'
import { ChoiceList } from '../parts/ChoiceList.tsx'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { Group } from '../parts/Group.tsx'
import { Outcome } from './Outcome.tsx'
import { scenarioChoices, titleOf } from './scenarioChoices.ts'
import type { Scenes } from './useScenes.ts'
import { scenarioWords } from './words.ts'

/** Chooses the scenario, or begins it again. */
export function ScenarioGroup({ info, scenes: { state, change } }: { info: ModelInfo; scenes: Scenes }) {
  const [wanted, setWanted] = useState<ScenarioName | null>(null)
  const busy = state.state === 'busy'

  async function handleChoose(name: ScenarioName) {
    setWanted(name)
    await change({ done: scenarioWords.loaded(titleOf(name)), act: (control) => control.loadScenario(name) })
    setWanted(null)
  }

  const handleReset = () =>
    change({ done: scenarioWords.startedOver(titleOf(info.scenario)), act: (control) => control.reset() })

  const club = info.club?.name
  const choices = scenarioChoices.map((choice) =>
    choice.value === 'prospect' && club ? { ...choice, note: scenarioWords.asDescribed(club) } : choice,
  )
  return (
    <Group
      title={scenarioWords.title}
      aside={
        <DirectorButton look="link" disabled={busy} onClick={() => void handleReset()}>
          {scenarioWords.startOver}
        </DirectorButton>
      }
    >
      <ChoiceList
        label={scenarioWords.title}
        choices={choices}
        value={info.scenario}
        busy={busy ? wanted : null}
        disabled={busy}
        onChange={(name) => void handleChoose(name)}
      />
      <Outcome state={state} busyText={wanted ? scenarioWords.loading : scenarioWords.startingOver} />
    </Group>
  )
}
