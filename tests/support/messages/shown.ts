import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { root } from '../structure/sources.ts'
import { SHOWN } from './keepTexts.ts'
import type { Shown } from './match.ts'

const Index = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), tags: z.array(z.string()).default([]) })),
})

/** The atlas itself shows all messages, and proves nothing. */
const ATLAS = 'patterns-message-atlas'

/** What the stories of the last run have shown. */
export function readShown(): Shown {
  const files = existsSync(SHOWN) ? readdirSync(SHOWN).filter((file) => file.endsWith('.json')) : []
  const texts = (file: string) => z.array(z.string()).parse(JSON.parse(readFileSync(join(SHOWN, file), 'utf8')))
  return new Map(
    files
      .toSorted()
      .filter((file) => !file.startsWith(ATLAS))
      .map((file) => [file.slice(0, -'.json'.length), texts(file)] as const),
  )
}

/** The ids of the stories in the build of Storybook that are run as tests; null without a build. */
export function testedStories(): Set<string> | null {
  const file = join(root, 'storybook-static/index.json')
  if (!existsSync(file)) return null
  const { entries } = Index.parse(JSON.parse(readFileSync(file, 'utf8')))
  const tested = Object.entries(entries).filter(([, { type, tags }]) => type === 'story' && tags.includes('test'))
  return new Set(tested.map(([id]) => id))
}

/** Sources whose texts are data: what stories make up, and the people, clubs and goods of the seed. */
const DATA = [
  'src/**/*.stories.tsx',
  'mocks/**/*.stories.tsx',
  'design/**/*.{tsx,mdx}',
  'tests/support/{stories,screens}/**/*.{ts,tsx}',
  'mocks/{seed,director}/**/*.{ts,tsx}',
  // The API reference shows the document.
  'openapi.json',
]

/** Returns a test for texts that are data. */
export function dataTest(): (text: string) => boolean {
  const all = globSync(DATA, { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
    .replaceAll(/\s+/g, ' ')
    // The API reference shows links to rules beside their sentences.
    .replaceAll(/ \(\[rule\]\([^)]*\)\)/g, '')
  // The reference cuts a sentence of the document at its colon or semicolon.
  const isBeginning = (text: string) =>
    text.endsWith('.') && [':', ';'].some((mark) => all.includes(text.slice(0, -1) + mark))
  return (text) => all.includes(text) || isBeginning(text)
}

/** The stories of the director, whose texts are in no catalogue. */
const PANEL = /^demo-(?:director|start-over)/

/** What stories of the product and of the pages beside it have shown. */
export const withoutPanel = (shown: Shown): Shown => new Map([...shown].filter(([story]) => !PANEL.test(story)))
