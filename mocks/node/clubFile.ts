import { readFile } from 'node:fs/promises'
import { dirname, extname, resolve } from 'node:path'
import { z } from '../../src/contract/zod.ts'
import { readClubData, type ClubData } from '../seed/prospect/clubData.ts'

/** The media types of crests, by the ending of a file's name. */
const mediaTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' }

/**
 * Reads the club of the scenario `prospect` from a JSON file. Its `crest` may be the path of an SVG or PNG file,
 * relative to that file. Throws an error that names the file, with a sentence for each wrong field.
 */
export async function readClubFile(path: string): Promise<ClubData> {
  try {
    return readClubData(await withCrestFile(await readJson(path), dirname(path)))
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8')
  // Some editors begin a file with a byte order mark.
  return JSON.parse(text.replace(/^\uFEFF/, ''))
}

/** Replaces the path of a crest by its file as a data URL. */
async function withCrestFile(value: unknown, folder: string): Promise<unknown> {
  const club = z.looseObject({ crest: z.string() }).safeParse(value).data
  if (!club || club.crest.startsWith('data:')) return value
  const mediaType = mediaTypes[extname(club.crest).toLowerCase()]
  if (mediaType === undefined) return value
  const bytes = await readFile(resolve(folder, club.crest)).catch((cause: unknown) => {
    throw new Error(`club.crest names a file that cannot be read: ${club.crest}.`, { cause })
  })
  return { ...club, crest: `data:${mediaType};base64,${bytes.toString('base64')}` }
}
