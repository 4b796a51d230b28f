import classes from './Flag.module.css'

const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * The flag of a country from a local file, or the server's emoji as a fallback (docs/contract.md#drawings). It is hidden from
 * screen readers, because the name of the country is beside it.
 */
export function Flag({ cca2, emoji = '' }: { cca2: string; emoji?: string }) {
  const url = files[`/node_modules/country-flag-icons/3x2/${cca2}.svg`]
  if (url) return <img src={url} alt="" width={19} height={13} loading="lazy" className={classes.flag} />
  return emoji === '' ? null : <span aria-hidden="true">{emoji}</span>
}
