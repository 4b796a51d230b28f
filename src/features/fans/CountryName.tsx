import { useMemo } from 'react'
import { useCountries } from '../../domain/people/useCountries.ts'
import { Flag } from '../../ui/values/Flag.tsx'
import { Value } from '../../ui/values/values.tsx'
import classes from './CountryName.module.css'

/** The country of a fan, which is free text, with its flag if the name is known. */
export function CountryName({ name }: { name: string | null }) {
  const { data, isPending } = useCountries()
  const cca2 = useMemo(() => data?.countries.find((country) => country.name === name)?.cca2, [data, name])
  if (name === null) return <Value>{null}</Value>
  return (
    <span className={classes.country}>
      <span className={classes.flag} data-pending={isPending || undefined}>
        {cca2 && <Flag cca2={cca2} />}
      </span>
      <span className={classes.name}>{name}</span>
    </span>
  )
}
