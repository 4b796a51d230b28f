import classes from './Flag.module.css'

const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** A flag from a local file; the name of the country stands beside it, so it says nothing of its own. Nothing where there is no flag. */
export function Flag({ cca2 }: { cca2: string }) {
  const url = files[`/node_modules/country-flag-icons/3x2/${cca2}.svg`]
  return url ? <img src={url} alt="" width={19} height={13} loading="lazy" className={classes.flag} /> : null
}
