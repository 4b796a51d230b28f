import { useState } from 'react'
import classes from './Flag.module.css'
import { WireDrawing } from './WireDrawing.tsx'

const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
  // A page shows few of them.
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

export interface FlagProps {
  cca2: string
  /** What the server names, in place of a file that is missing or does not load. */
  flag?: string
  /** In a long list: the file loads when the flag comes into view. */
  lazy?: boolean
}

/**
 * The flag of a country from a local file (docs/contract.md#drawings). It is hidden from screen readers, because the
 * name of the country is beside it. Until the file has loaded, a plain ground stands in its place.
 */
export function Flag({ cca2, flag = '', lazy = false }: FlagProps) {
  const url = files[`/node_modules/country-flag-icons/3x2/${cca2}.svg`]
  /** What became of a file; another country has another one. */
  const [seen, setSeen] = useState<{ url: string; state: 'loaded' | 'broken' } | null>(null)
  const state = seen !== null && seen.url === url ? seen.state : 'pending'
  if (url !== undefined && state !== 'broken')
    return (
      <img
        src={url}
        alt=""
        width={19}
        height={13}
        loading={lazy ? 'lazy' : 'eager'}
        className={classes.flag}
        data-pending={state === 'pending' || undefined}
        onLoad={() => setSeen({ url, state: 'loaded' })}
        onError={() => setSeen({ url, state: 'broken' })}
      />
    )
  return <WireDrawing value={flag} monogram={cca2} width={19} height={13} />
}
