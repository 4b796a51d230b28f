import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Difference {
  /** How many pixels differ, and how many there are. */
  pixels: number
  of: number
  /** A PNG: what differs in red on the faded picture. */
  picture: Buffer
}

/** The red of the difference. */
const RED: [number, number, number] = [188, 32, 37]

/**
 * The picture on a transparent sheet of another size, so that pictures of different sizes can be laid over each other.
 */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const sheet = new PNG({ width, height, fill: true })
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0)
  return sheet
}

/**
 * Compares two PNG files pixel by pixel. One browser paints the same page in the same way, so there is no tolerance:
 * one pixel of one shade counts.
 *
 * @returns null if all pixels are the same
 */
export function compare(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null
  const pictures = [PNG.sync.read(before), PNG.sync.read(after)] as const
  const width = Math.max(...pictures.map((picture) => picture.width))
  const height = Math.max(...pictures.map((picture) => picture.height))
  const [old, now] = [onSheet(pictures[0], width, height), onSheet(pictures[1], width, height)]
  const marked = new PNG({ width, height })
  const pixels = pixelmatch(old.data, now.data, marked.data, width, height, {
    threshold: 0,
    includeAA: true,
    alpha: 0.2,
    diffColor: RED,
  })
  return pixels === 0 ? null : { pixels, of: width * height, picture: PNG.sync.write(marked) }
}
