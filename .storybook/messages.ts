import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogues, readMessages } from '../tests/support/messages/catalogue.ts'
import { root } from '../tests/support/structure/sources.ts'

const NAME = 'virtual:messages'
const ID = `\0${NAME}`

/** Vite plugin that reads the catalogues for the message atlas. */
export function messages(): Plugin {
  return {
    name: 'messages',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null
      for (const catalogue of catalogues) this.addWatchFile(join(root, catalogue))
      return `export const messages = ${JSON.stringify(readMessages())}`
    },
  }
}
