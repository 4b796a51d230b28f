import { useState } from 'react'
import { config } from '../../config.ts'
import { providers } from '../../contract/fields/providerList.ts'
import { isAbsoluteUrl } from '../../ui/values/absoluteUrl.ts'
import classes from './ProviderLogo.module.css'

/** The corner radius of our drawings, as a part of their size. */
const CORNER = 7 / 32

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
 * A provider's logo on a tile: the app's drawing, else the server's logo, else a monogram. It is hidden from screen
 * readers, because the name is beside it.
 */
export function ProviderLogo({ provider, logo, size = 40, muted = false }: ProviderLogoProps) {
  const [failed, setFailed] = useState<readonly string[]>([])
  const drawing = drawingOf(provider)
  const source = [drawing, wireLogo(logo)].find((url) => url !== null && !failed.includes(url)) ?? null
  // Our drawings have a ground of their own; other logos get a margin.
  const drawn = source !== null && source === drawing
  const inner = drawn ? size : Math.round(size * 0.6)
  return (
    <span
      className={classes.tile}
      data-drawn={drawn || undefined}
      data-muted={muted || undefined}
      style={{ width: size, height: size, fontSize: size * 0.36, borderRadius: size * CORNER }}
      aria-hidden="true"
    >
      {source === null ? (
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

/** The URL of our own drawing. Every provider of the contract has one; a server may list others. */
const drawingOf = (provider: string) =>
  Object.hasOwn(providers, provider) ? `${config.root}logos/${provider.toLowerCase()}.svg` : null

function wireLogo(logo: string | undefined): string | null {
  if (!logo) return null
  return isAbsoluteUrl(logo) ? logo : config.root + logo.replace(/^\/+/, '')
}

const monogramOf = (provider: string) => `${provider[0] ?? '?'}${provider[1] ?? ''}`.toLowerCase().replace(/^./, upper)
const upper = (letter: string) => letter.toUpperCase()
