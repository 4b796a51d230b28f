import type { Country, Sport } from '../../src/contract/system.ts'
import { countries as isoCountries } from './words/pools.ts'

/** The flag emoji of a country: its two letters as regional indicators. */
const flagOf = (cca2: string) => cca2.replace(/[A-Z]/g, (letter) => String.fromCodePoint(127397 + letter.charCodeAt(0)))

export const countries: readonly Country[] = isoCountries.map(({ cca2, name }) => ({ cca2, name, flag: flagOf(cca2) }))

export const sports: readonly Sport[] = [
  { id: 'football', name: 'Football', icon: '⚽' },
  { id: 'basketball', name: 'Basketball', icon: '🏀' },
  { id: 'handball', name: 'Handball', icon: '🤾' },
  { id: 'hockey', name: 'Hockey', icon: '🏑' },
  { id: 'ice-hockey', name: 'Ice hockey', icon: '🏒' },
  { id: 'rugby', name: 'Rugby', icon: '🏉' },
  { id: 'american-football', name: 'American football', icon: '🏈' },
  { id: 'baseball', name: 'Baseball', icon: '⚾' },
  { id: 'cricket', name: 'Cricket', icon: '🏏' },
  { id: 'volleyball', name: 'Volleyball', icon: '🏐' },
  { id: 'tennis', name: 'Tennis', icon: '🎾' },
  { id: 'athletics', name: 'Athletics', icon: '🏃' },
  { id: 'cycling', name: 'Cycling', icon: '🚴' },
  { id: 'swimming', name: 'Swimming', icon: '🏊' },
  { id: 'esports', name: 'Esports', icon: '🎮' },
]

export const findCountry = (cca2: string): Country | null => countries.find((country) => country.cca2 === cca2) ?? null
export const findSport = (id: string): Sport | null => sports.find((sport) => sport.id === id) ?? null
