/** A choice of a filter; an empty value removes the filter. */
export interface Option {
  value: string
  label: string
}

export const ALL: Option = { value: '', label: 'All' }
/** The filters whose choices do not depend on the club. */
export const periods: readonly Option[] = [
  { value: '', label: 'All time' },
  { value: '30d', label: 'Last 30 days' },
  { value: '90d', label: 'Last 90 days' },
  { value: '365d', label: 'Last 365 days' },
]
export const ages: readonly Option[] = [
  ALL,
  ...['0-17', '18-29', '30-44', '45-59'].map((band) => ({ value: band, label: band.replace('-', '–') })),
  { value: '60+', label: '60 and over' },
  { value: 'unknown', label: 'Unknown' },
]
export const genders: readonly Option[] = [
  ALL,
  { value: 'Female', label: 'Female' },
  { value: 'Male', label: 'Male' },
  { value: 'unknown', label: 'Unknown' },
]
