import type { Plugin } from 'vite'
import { iconsOf, readSources, usageOf } from './usage.ts'

const modules: Readonly<Record<string, () => string>> = {
  /** Each icon of the product with its component, so that only these are bundled. */
  'virtual:icons': () => {
    const icons = Object.entries(iconsOf(readSources()))
    const names = icons.map(([name]) => name).join(', ')
    const entries = icons.map(([name, files]) => `${name}: { Icon: ${name}, files: ${files} }`).join(', ')
    return `import { ${names} } from '@tabler/icons-react'\nexport const icons = { ${entries} }`
  },
  /** Who uses each component. */
  'virtual:usage': () => {
    const sources = readSources()
    const parts = [...sources.texts.keys()].filter((file) =>
      /^src\/(?:ui|domain|features\/account\/parts)\/.*\.tsx$/.test(file),
    )
    return `export const usage = ${JSON.stringify(Object.fromEntries(parts.map((file) => [file, usageOf(file, sources)])))}`
  },
}

/** Vite plugin that counts, from the imports of the product, where its icons and components are used. */
export function designUsage(): Plugin {
  return {
    name: 'design-usage',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)]?.() ?? null,
  }
}
