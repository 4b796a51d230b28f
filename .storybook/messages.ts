import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, readMessages } from '../tests/support/messages/catalogue.ts'
import { LINKS, readLinks } from '../tests/support/messages/links.ts'
import { reasonFor } from '../tests/support/messages/withoutStory.ts'
import { root } from '../tests/support/structure/sources.ts'

const NAME = 'virtual:messages'
const ID = `\0${NAME}`

/** Vite plugin that reads the catalogues for the message atlas, with the story of each text (design/messages/stories.json). */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null
      for (const file of [...catalogues.map((catalogue) => join(root, catalogue)), LINKS]) this.addWatchFile(file)
      const { stories } = readLinks()
      const all = readMessages().map(({ key, texts }) => ({ key, texts, story: stories[key], reason: reasonFor(key) }))
      return `export const messages = ${JSON.stringify(all)}`
    },
  }
}
