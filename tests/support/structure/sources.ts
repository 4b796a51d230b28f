import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Import {
  from: string
  /** A path below the root, or a package's name. */
  to: string
}

/** The files of the product and the model, tests and stories among them. */
export const files = globSync(['src/**/*.{ts,tsx}', 'mocks/**/*.{ts,tsx}'], { cwd: root }).map((file) =>
  file.replaceAll('\\', '/'),
)
/** True for tests and stories. */
export const isTestOrStory = (file: string) => /\.(test|stories)\.tsx?$/.test(file)
/** The files without tests and stories. */
export const product = files.filter((file) => !isTestOrStory(file))

const textOf = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

const importsOf = (file: string): Import[] => importsIn(file, textOf(file))

/** The imports of a file that are there when it runs: without those of types alone. */
export const runtimeImports = (file: string): Import[] =>
  importsIn(file, textOf(file).replace(/\bimport type\b[^'"]*['"][^'"]+['"]/g, ''))

function importsIn(file: string, text: string): Import[] {
  const specifiers = [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\n[^'"]*?)?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"](\.[^'"]+)['"]/g,
    ),
  ]
  return specifiers.map(([, from, bare, url]) => {
    const specifier = from ?? bare ?? url ?? ''
    return {
      from: file,
      to: specifier.startsWith('.') ? normalize(join(dirname(file), specifier)).replaceAll('\\', '/') : specifier,
    }
  })
}

/** The imports of the product's files. */
export const imports = product.flatMap(importsOf)
/** Returns a test for files in a folder, or for one file. */
export const within = (folder: string) => (file: string) => file === folder || file.startsWith(`${folder}/`)

/** Imports below `folder` of other project files that are not in `allowed`. */
export function forbiddenImports(folder: string, allowed: string[]) {
  return imports
    .filter(({ from, to }) => within(folder)(from) && /^(src|mocks|tests)\//.test(to))
    .filter(({ to }) => !allowed.some((place) => within(place)(to)))
    .map(({ from, to }) => `${from} → ${to}`)
}
