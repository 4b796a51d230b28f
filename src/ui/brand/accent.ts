/** The five colours that are derived from a club's colour for a scheme. */
export interface Accent {
  /** Background of the band and the crest. */
  fill: string
  /** Text on the fill. */
  on: string
  /** The accent as text on page, surface and tint. */
  text: string
  /** First chart series, and the strip at the top of the window. */
  chart: string
  /** A faintly coloured background, behind initials. */
  tint: string
}

type Scheme = 'light' | 'dark'

const WHITE = '#FFFFFF'
const INK = '#0E1B16'
const STEP = 0.008
const grounds = {
  light: { page: '#F6F5F2', surface: '#FFFFFF' },
  dark: { page: '#111512', surface: '#1A1E1A' },
}

/**
 * Derives a club's colours. It keeps the hue and changes the OKLCH lightness in small steps until each contrast
 * suffices.
 */
export function accentOf(hex: string, scheme: Scheme): Accent {
  const base = toOklch(hex)
  const { page, surface } = grounds[scheme]
  const tint = toHex({ ...base, l: scheme === 'light' ? 0.962 : 0.26, c: Math.min(base.c, 0.035) })
  const fill = fillOf(hex, base, scheme)
  const step = scheme === 'light' ? -STEP : STEP
  const adjust = (minContrast: number, against: readonly string[]) =>
    adjustLightness(hex, base, step, (colour) => against.every((ground) => contrast(colour, ground) >= minContrast))
  return {
    fill,
    on: contrast(WHITE, fill) >= 4.5 ? WHITE : INK,
    text: adjust(4.5, [page, surface, tint]),
    chart: adjust(3, [surface]),
    tint,
  }
}

function fillOf(hex: string, base: Oklch, scheme: Scheme): string {
  const l =
    scheme === 'dark' && base.l >= 0.46 && base.l <= 0.6 ? 0.46 : scheme === 'dark' && base.l < 0.3 ? 0.32 : base.l
  const start = l === base.l ? hex.toUpperCase() : toHex({ ...base, l })
  return adjustLightness(
    start,
    { ...base, l },
    -STEP,
    (colour) => contrast(WHITE, colour) >= 4.5 || contrast(INK, colour) >= 4.5,
  )
}

/** Returns the colour itself if it fits, else the first lighter or darker one that does. */
function adjustLightness(start: string, base: Oklch, step: number, fits: (colour: string) => boolean): string {
  if (fits(start)) return start.toUpperCase()
  for (let l = base.l + step; l >= 0 && l <= 1; l += step) {
    const colour = toHex({ ...base, l })
    if (fits(colour)) return colour
  }
  return step < 0 ? '#000000' : '#FFFFFF'
}

/** WCAG contrast of two colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = [number, number, number]

function linearRgb(hex: string): Rgb {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string) {
  const [r, g, b] = linearRgb(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Björn Ottosson's OKLab, https://bottosson.github.io/posts/oklab/. */
function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

function fromOklch({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Converts to sRGB, reducing the chroma until the colour is in gamut. */
function toHex(colour: Oklch): string {
  let c = colour.c
  let rgb = fromOklch(colour)
  while (c > 0 && rgb.some((value) => value < -0.0001 || value > 1.0001)) {
    c = Math.max(0, c - 0.002)
    rgb = fromOklch({ ...colour, c })
  }
  const channel = (value: number) => {
    const clipped = Math.min(1, Math.max(0, value))
    const encoded = clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${rgb.map(channel).join('')}`.toUpperCase()
}
