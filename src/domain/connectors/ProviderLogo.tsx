import { useState } from 'react'
import { config } from '../../config.ts'
import classes from './ProviderLogo.module.css'

/** The providers that there is a drawing of, `logos/<provider in lower case>.svg`. */
export const drawnProviders: readonly string[] = [
  'DEMOMARKETING',
  'DEMOSHOP',
  'DEMOSOCIAL',
  'DEMOTICKETING',
  'FANGOOGLESHEETS',
  'MAILCHIMP',
  'MAUTIC',
  'METABASE',
  'ONEBOX',
  'PRESTASHOP',
  'SHOPGOOGLESHEETS',
  'SHOPIFY',
  'TICKETINGGOOGLESHEETS',
  'TWITTER',
]

export interface ProviderLogoProps {
  provider: string
  /** What the wire calls its logo: an absolute URL, or a path below the app's root (docs/contract.md#drawings). */
  logo?: string | undefined
  /** In pixels, of the tile that it stands on. */
  size?: number
  /** Without its colours, for what is switched off. */
  muted?: boolean
}

/**
 * A provider's logo on its tile: our own drawing, else what the wire names, else a monogram. The name stands beside it, so it
 * says nothing of its own.
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

/** Where a logo may be, the best first. */
function sourcesOf(provider: string, logo: string | undefined): string[] {
  const drawn = drawnProviders.includes(provider) ? [`${config.root}logos/${provider.toLowerCase()}.svg`] : []
  return logo ? [...drawn, /^(https?:|data:|\/\/)/i.test(logo) ? logo : config.root + logo.replace(/^\/+/, '')] : drawn
}

const monogramOf = (provider: string) => `${provider[0] ?? '?'}${provider[1] ?? ''}`.toLowerCase().replace(/^./, upper)
const upper = (letter: string) => letter.toUpperCase()
