import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readClubFile } from './clubFile.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'club-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function written(name: string, text: string) {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

it('reads a club from a file with or without a byte order mark', async () => {
  expect(await readClubFile(await written('club.json', '\uFEFF{ "name": "Kestrel Bay", "crest": "sash" }'))).toEqual({
    name: 'Kestrel Bay',
    crest: 'sash',
  })
})

it('takes the crest from a file beside it', async () => {
  await written('crest.SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { crest } = await readClubFile(await written('club.json', '{ "crest": "crest.SVG" }'))
  expect(crest).toMatch(/^data:image\/svg\+xml;base64,/)
})

it.each([
  ['{', 'JSON'],
  ['{ "fans": -1 }', 'club.fans must not be negative.'],
  ['{ "crest": "gone.png" }', 'club.crest names a file that cannot be read: gone.png.'],
  ['{ "crest": "crest.gif" }', 'club.crest must be an SVG or PNG file'],
  ['7', 'club must be an object.'],
])('says what is wrong in which file: %s', async (text, sentence) => {
  const path = await written('club.json', text)
  const error = await readClubFile(path).catch((reason: unknown) => reason)
  expect(String(error)).toContain(path)
  expect(String(error)).toContain(sentence)
})

it('says which file is missing', async () => {
  await expect(readClubFile(join(folder, 'none.json'))).rejects.toThrow('none.json')
})
