import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { root } from '../structure/sources.ts'

/** What the stories of the last run have shown, one file per story. `npm test` begins with an empty folder. */
export const SHOWN = join(root, '.cache/results/shown')

/** Command of Vitest's browser that keeps what a story shows. */
export const keepTexts: BrowserCommand<[storyId: string, texts: string[]]> = (_context, storyId, texts) => {
  const file = join(SHOWN, `${storyId}.json`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(texts))
}
