import { darken, lighten, luminance } from '@mantine/core'
import { useMemo } from 'react'
import { useScheme } from '../../../../src/ui/brand/useScheme.ts'

type Scheme = 'light' | 'dark'

const OWN: Record<Scheme, string> = { light: '#2A946B', dark: '#48AD82' }
const surface: Record<Scheme, string> = { light: '#FFFFFF', dark: '#1A1E1A' }
/** Further series colours in order: green, amber, violet, rose, teal blue; they also differ in lightness. */
const others: Record<Scheme, readonly string[]> = {
  light: ['#097C56', '#BD7221', '#835CBE', '#CB5790', '#0A6E88'],
  dark: ['#5BBA91', '#F2A866', '#B093E5', '#E987B3', '#58ABC7'],
}
const grey: Record<Scheme, string> = { light: '#71706A', dark: '#A4A5A0' }
const pale: Record<Scheme, string> = { light: '#C9C7C0', dark: '#4A4F49' }

export interface Colours {
  /** The club's colour first; colours with a hue close to it are last. */
  series: readonly string[]
  /** The colour for all others. */
  rest: string
  /** The colour for those without a value, who are many and should not stand out. */
  none: string
}

/** The chart colours of a club in the current colour scheme. */
export function useColours(accent: string | null): Colours {
  const scheme = useScheme()
  return useMemo(() => coloursOf(accent, scheme), [accent, scheme])
}

function coloursOf(accent: string | null, scheme: Scheme): Colours {
  const own = accent === null ? OWN[scheme] : readable(accent, scheme)
  const near = (colour: string) => {
    const apart = Math.abs(hueOf(colour) - hueOf(accent ?? own))
    return Math.min(apart, 360 - apart) < 30
  }
  const [far, close] = [others[scheme].filter((colour) => !near(colour)), others[scheme].filter(near)]
  return { series: [own, ...far, ...close], rest: grey[scheme], none: pale[scheme] }
}

/** Adjusts the club's colour until its contrast with the background of the cards is at least 3 to 1. */
function readable(accent: string, scheme: Scheme) {
  const [move, background] = [scheme === 'light' ? darken : lighten, luminance(surface[scheme])]
  for (let by = 0; by < 1; by += 0.04) {
    const colour = move(accent, by)
    const [high, low] = [luminance(colour), background].toSorted((a, b) => b - a)
    if (((high ?? 0) + 0.05) / ((low ?? 0) + 0.05) >= 3) return colour
  }
  return grey[scheme]
}

/** The hue in degrees; 0 for a grey. */
function hueOf(hex: string) {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)]
  if (high === low) return 0
  const by = high - low
  if (high === r) return (((g - b) / by) * 60 + 360) % 360
  return high === g ? ((b - r) / by) * 60 + 120 : ((r - g) / by) * 60 + 240
}
