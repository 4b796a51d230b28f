import type { Figures } from '../../../control.ts'
import { BarList } from './BarList.tsx'
import { formatPart } from '../figures/format.ts'
import { formatCount } from '../../../../src/format.ts'
import type { Colours } from './useColours.ts'
import { fanWords, filterWords } from '../words.ts'

/** Shows the fans by country: the most frequent ones, and all others together. */
export function CountryCard({ figures, colours }: { figures: Figures; colours: Colours }) {
  const { countries, otherCountries, totals } = figures
  const row = (name: string, count: number, color?: string) => ({
    name,
    value: count,
    cells: [formatCount(count), formatPart(count, totals.fans.value)],
    ...(color !== undefined && { color }),
  })
  return (
    <BarList
      title={fanWords.byCountry}
      caption={fanWords.allFans}
      head={[filterWords.country, fanWords.fans, fanWords.share]}
      color={colours.series[0] ?? colours.rest}
      rows={[
        ...countries.map(({ name, count }) =>
          name === null ? row(filterWords.unknown, count, colours.rest) : row(name, count),
        ),
        ...(otherCountries > 0 ? [row(fanWords.otherCountries, otherCountries, colours.rest)] : []),
      ]}
    />
  )
}
