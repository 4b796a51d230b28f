import { saveFile } from '../../../../src/ui/files/saveFile.ts'
import { readClubData, type ClubData } from '../../../seed/prospect/clubData.ts'
import { clubFileWords } from './words.ts'

/** Saves a club as a JSON file, as `npm run mock -- --club` reads it. */
export const saveClub = (club: ClubData) =>
  saveFile(new Blob([`${JSON.stringify(club, null, 2)}\n`], { type: 'application/json' }), fileNameOf(club))

/** `hc-rheinufer-koln.json` */
export function fileNameOf({ name = '' }: ClubData): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return `${words.join('-') || 'club'}.json`
}

/** Reads a club from the text of a file. Throws an error with a sentence for whatever is wrong. */
export function readClubText(text: string): ClubData {
  let value: unknown
  try {
    // Some editors begin a file with a byte order mark.
    value = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    throw new Error(clubFileWords.notJson)
  }
  return readClubData(value)
}
