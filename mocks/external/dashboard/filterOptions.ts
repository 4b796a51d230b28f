import { filterWords } from './words.ts'

/** A choice of a filter; an empty value removes the filter. */
export interface Option {
  value: string
  label: string
}

export const ALL: Option = { value: '', label: filterWords.all }
/** The filters whose choices do not depend on the club. */
export const periods: readonly Option[] = [
  { value: '', label: filterWords.allTime },
  { value: '30d', label: filterWords.days30 },
  { value: '90d', label: filterWords.days90 },
  { value: '365d', label: filterWords.days365 },
]
export const ages: readonly Option[] = [
  ALL,
  ...['0-17', '18-29', '30-44', '45-59'].map((band) => ({ value: band, label: band.replace('-', '–') })),
  { value: '60+', label: filterWords.over60 },
  { value: 'unknown', label: filterWords.unknown },
]
export const genders: readonly Option[] = [
  ALL,
  { value: 'Female', label: filterWords.female },
  { value: 'Male', label: filterWords.male },
  { value: 'unknown', label: filterWords.unknown },
]
