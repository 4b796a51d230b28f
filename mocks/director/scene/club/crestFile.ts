import { ClubData, CREST_MAX } from '../../../seed/prospect/clubData.ts'
import { crestWords } from './words.ts'

const mediaTypes = [
  { type: 'image/svg+xml', ending: '.svg' },
  { type: 'image/png', ending: '.png' },
] as const

/** Why a file cannot be a crest. */
const REFUSED = crestWords.refused(CREST_MAX / 1024)

/**
 * Reads a crest as a data URL. Throws an error with a sentence if the file is too large, or by its name or content no
 * SVG or PNG.
 */
export async function readCrest(file: File): Promise<string> {
  const media = mediaTypes.find(({ type, ending }) => file.type === type || file.name.toLowerCase().endsWith(ending))
  if (!media || file.size > CREST_MAX || file.size === 0) throw new Error(REFUSED)
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  const crest = `data:${media.type};base64,${btoa(text)}`
  if (!ClubData.safeParse({ crest }).success) throw new Error(REFUSED)
  return crest
}
