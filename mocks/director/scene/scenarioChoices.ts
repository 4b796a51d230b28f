import { scenarios, type ScenarioName } from '../../seed/scenarios/scenarios.ts'
import type { Choice } from '../parts/ChoiceList.tsx'
import { scenarioChoiceWords } from './words.ts'

const words: Readonly<Record<ScenarioName, Omit<Choice<ScenarioName>, 'value'>>> = scenarioChoiceWords

// `Object.keys` gives strings; the object has a key for every scenario and no other.
const names = Object.keys(words) as ScenarioName[]

/** The scenarios, the most useful ones first. */
export const scenarioChoices: readonly Choice<ScenarioName>[] = names
  .filter((name) => name in scenarios)
  .map((value) => ({ value, ...words[value] }))

/** The title of a scenario. */
export const titleOf = (name: ScenarioName) => words[name].title
