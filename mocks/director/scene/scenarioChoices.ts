import { scenarios, type ScenarioName } from '../../seed/scenarios/scenarios.ts'
import type { Choice } from '../parts/ChoiceList.tsx'

/** What each scenario is for, as somebody who prepares a demo would say it. */
const words: Readonly<Record<ScenarioName, Omit<Choice<ScenarioName>, 'value'>>> = {
  rovers: { title: 'A season in full', note: 'Westmere Rovers: 12,000 fans, five years' },
  'new-club': { title: 'First day', note: 'Nothing connected: sign-up, plans, first steps' },
  prospect: { title: 'Their own club', note: 'Name, crest and colours of the club you talk to' },
  'two-clubs': { title: 'Two small clubs', note: '300 fans each: everything happens at once' },
  huge: { title: 'A large club', note: '100,000 fans, for clubs that ask about size' },
  million: { title: 'A million fans', note: 'The largest club; takes some seconds to load' },
}

/** The scenarios, the most useful ones first. */
export const scenarioChoices: readonly Choice<ScenarioName>[] = (Object.keys(words) as ScenarioName[]) // `Object.keys` gives strings; the object has a key for every scenario and no other.
  .filter((name) => name in scenarios)
  .map((value) => ({ value, ...words[value] }))

/** The title of a scenario. */
export const titleOf = (name: ScenarioName) => words[name].title
