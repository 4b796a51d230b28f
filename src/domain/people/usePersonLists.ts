import { genders } from '../../contract/fields/choices.ts'
import { useConnectors } from '../connectors/useConnectors.ts'
import { useCountries } from './useCountries.ts'

/** The options of the select fields in the forms of fans and memberships. */
export function usePersonLists() {
  return { genders, countries: useCountries(), connectors: useConnectors() }
}
