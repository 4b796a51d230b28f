import { Gender } from '../../contract/fields/person.ts'
import { useConnectors } from '../connectors/useConnectors.ts'
import { useCountries } from './useCountries.ts'

/** What one chooses from in a form of a fan or a member. */
export function usePersonLists() {
  return { genders: Gender.options, countries: useCountries(), connectors: useConnectors() }
}
