import { useState } from 'react'
import { config } from '../../config.ts'
import { Provider } from '../../contract/fields/providers.ts'
import classes from './ProviderLogo.module.css'

export interface ProviderLogoProps {
  provider: string
  /** The logo that the server names: an absolute URL, or a path below the app's root (docs/contract.md#drawings). */
  logo?: string | undefined
  /** Size of the tile in pixels. */
  size?: number
  /** Removes the colours, for something that is disabled. */
  muted?: boolean
}

/**
 * A provider's logo on a tile: the app's drawing, else the server's logo, else a monogram. It is hidden from screen readers,
 * because the name is beside it.
 */
export function ProviderLogo({ provider, logo, size = 40, muted = false }: ProviderLogoProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const source = sourcesOf(provider, logo).find((url) => !failed.includes(url))
  const inner = Math.round(size * 0.6)
  return (
    <span
      className={classes.tile}
      data-muted={muted || undefined}
      style={{ width: size, height: size, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {source === undefined ? (
        monogramOf(provider)
      ) : (
        <img
          key={source}
          src={source}
          alt=""
          width={inner}
          height={inner}
          draggable={false}
          onError={() => setFailed((before) => [...before, source])}
        />
      )}
    </span>
  )
}

/** The possible URLs of a logo, the best one first. */
function sourcesOf(provider: string, logo: string | undefined): string[] {
  // Every provider of the contract has a drawing; a server may list others.
  const drawn = Provider.safeParse(provider).success ? [`${config.root}logos/${provider.toLowerCase()}.svg`] : []
  return logo ? [...drawn, /^(https?:|data:|\/\/)/i.test(logo) ? logo : config.root + logo.replace(/^\/+/, '')] : drawn
}

const monogramOf = (provider: string) => `${provider[0] ?? '?'}${provider[1] ?? ''}`.toLowerCase().replace(/^./, upper)
const upper = (letter: string) => letter.toUpperCase()
