import classes from './Flag.module.css'

const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/**
 * A flag from a local file; without one the server's own sign, an emoji (docs/contract.md#drawings). The name of the country
 * stands beside it, so it says nothing of its own.
 */
export function Flag({ cca2, emoji = '' }: { cca2: string; emoji?: string }) {
  const url = files[`/node_modules/country-flag-icons/3x2/${cca2}.svg`]
  if (url) return <img src={url} alt="" width={19} height={13} loading="lazy" className={classes.flag} />
  return emoji === '' ? null : <span aria-hidden="true">{emoji}</span>
}
