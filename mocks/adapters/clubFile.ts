import { readFile } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import { z } from 'zod'
import { CrestPattern } from '../../src/contract/club.ts'
import { readClubData, type ClubData } from '../seed/prospect/clubData.ts'

/** The media types of crests, by the ending of a file's name. */
const mediaTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/**
 * Reads the club of the scenario `prospect` from a JSON file. Its `crest` may be the path of an SVG or PNG file, relative to that
 * file. Throws an error with a sentence for each wrong field.
 */
export async function readClubFile(path: string): Promise<ClubData> {
  const value: unknown = JSON.parse(await readFile(path, 'utf8'))
  const crest = z.looseObject({ crest: z.string() }).safeParse(value).data?.crest
  if (crest === undefined || crest.startsWith('data:') || CrestPattern.safeParse(crest).success)
    return readClubData(value)
  const mediaType = mediaTypes[extname(crest).toLowerCase()]
  if (mediaType === undefined) return readClubData(value)
  const bytes = await readFile(resolve(dirname(path), crest))
  return readClubData({ ...(value as object), crest: `data:${mediaType};base64,${bytes.toString('base64')}` })
}
