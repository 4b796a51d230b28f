import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { idOf } from './idOf.ts'

/** A page of Storybook: its title, and what its address begins with. */
export interface Place {
  title: string
  id: string
}

/** Who uses a file of the product. */
export interface Usage {
  /** How many files import it. */
  files: number
  /** The screens that show it, found by following the imports upwards. */
  screens: Place[]
}

const root = fileURLToPath(new URL('..', import.meta.url))
const isTestOrStory = (file: string) => /\.(test|stories)\.tsx?$/.test(file)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The title in the source of a story file or a document. */
export const titleIn = (text: string) => /(?:\bmeta = \{[\s\S]*?\btitle: '|<Meta title=")([^'"]+)/.exec(text)?.[1] ?? ''

interface Sources {
  texts: ReadonlyMap<string, string>
  /** The importers of each file. */
  users: ReadonlyMap<string, readonly string[]>
  /** The titles of the screens by the file that they show. */
  screens: ReadonlyMap<string, string>
}

/** Reads the product and its story files. */
export function readSources(): Sources {
  const files = globSync(['{src,mocks}/**/*.{ts,tsx}'], { cwd: root }).map((file) => file.replaceAll('\\', '/'))
  const texts = new Map(files.filter((file) => !isTestOrStory(file)).map((file) => [file, read(file)]))
  const users = new Map<string, string[]>()
  for (const [file, text] of texts) {
    for (const [, path = ''] of text.matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+)'/g)) {
      const target = normalize(join(dirname(file), path)).replaceAll('\\', '/')
      users.set(target, [...(users.get(target) ?? []), file])
    }
  }
  const stories = files.filter((file) => file.endsWith('.stories.tsx'))
  const titles = stories.map((file) => [file.replace('.stories.tsx', '.tsx'), titleIn(read(file))] as const)
  return { texts, users, screens: new Map(titles.filter(([, title]) => /^(?:Screens|Demo)\//.test(title))) }
}

/** Follows the imports of a file upwards to the screens that show it. */
export function usageOf(file: string, { users, screens }: Sources): Usage {
  const seen = new Set<string>()
  const found = new Set<string>()
  const open = [file]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const title = next === file ? undefined : screens.get(next)
    if (title !== undefined) found.add(title)
    // What imports a screen is its routes, which know every other one.
    const above = title === undefined ? (users.get(next) ?? []).filter((user) => !seen.has(user)) : []
    for (const user of above) seen.add(user)
    open.push(...above)
  }
  return {
    files: users.get(file)?.length ?? 0,
    screens: [...found].toSorted().map((title) => ({ title, id: idOf(title) })),
  }
}

/** How many files of the product draw each icon. */
export function iconsOf({ texts }: Pick<Sources, 'texts'>): Record<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts.values()) {
    for (const [, names = ''] of text.matchAll(/import \{([^}]+)\} from '@tabler\/icons-react'/g)) {
      for (const name of names.match(/\bIcon[A-Z0-9]\w*/g) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  }
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)))
}
