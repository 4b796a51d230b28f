import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, readMessages, type Message } from '../tests/support/messages/catalogue.ts'
import { LINKS, readLinks } from '../tests/support/messages/links.ts'
import { reasonFor } from '../tests/support/messages/withoutStory.ts'
import { root } from '../tests/support/structure/sources.ts'

const NAME = 'virtual:messages'
const ID = `\0${NAME}`

/** Numbers for values, each of which is written once. */
function numbered() {
  const values: string[] = []
  return {
    values,
    numberOf(value: string): number {
      const known = values.indexOf(value)
      return known >= 0 ? known : values.push(value) - 1
    },
  }
}

/** The source of the module. Files, stories and reasons stand in it once, because each belongs to many messages. */
function moduleOf(all: readonly Message[]): string {
  const { stories } = readLinks()
  const [files, shownBy, reasons] = [numbered(), numbered(), numbered()]
  const rows = all.map(({ key, texts }) => {
    const [file = '', name = ''] = key.split('#')
    const [story, reason] = [stories[key], reasonFor(key)]
    return [
      files.numberOf(file),
      name,
      texts,
      story === undefined ? -1 : shownBy.numberOf(story),
      reason === undefined ? -1 : reasons.numberOf(reason),
    ]
  })
  return [
    `const [files, stories, reasons] = ${JSON.stringify([files.values, shownBy.values, reasons.values])}`,
    `const rows = ${JSON.stringify(rows)}`,
    'export const messages = rows.map(([file, name, texts, story, reason]) =>',
    "  ({ key: files[file] + '#' + name, texts, story: stories[story], reason: reasons[reason] }))",
  ].join('\n')
}

/**
 * Vite plugin that reads the catalogues for the message atlas, with the story of each text
 * (design/messages/stories.json).
 */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null
      for (const file of [...catalogues.map((catalogue) => join(root, catalogue)), LINKS]) this.addWatchFile(file)
      return moduleOf(readMessages())
    },
  }
}
