import { useMemo } from 'react'
import { useCountries } from '../../domain/people/useCountries.ts'
import { Flag } from '../../ui/values/Flag.tsx'
import { Value } from '../../ui/values/values.tsx'
import classes from './CountryName.module.css'

/** A country as fans have it, a name in free text, with its flag where the name is a known one. */
export function CountryName({ name }: { name: string | null }) {
  const { data } = useCountries()
  const cca2 = useMemo(() => data?.countries.find((country) => country.name === name)?.cca2, [data, name])
  if (name === null) return <Value>{null}</Value>
  return (
    <span className={classes.country}>
      <span className={classes.flag}>{cca2 && <Flag cca2={cca2} />}</span>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
