import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { entries, typesOf } from './manifest.ts'

/** The packages that declarations may name: those that come with the package, and MSW, whose handlers it gives. */
const shared = /^(zod($|\/)|msw\/http$)/
const specifiers = /(\bfrom |\bimport\()(['"])([^'"]+)\2/g

/**
 * Writes the declarations of the package into a folder: those of its modules, and all that they refer to. Throws if one
 * refers to a package that does not come with it.
 *
 * @param scratch an empty folder for what is not needed afterwards
 */
export async function declarations(root: string, folder: string, scratch: string): Promise<void> {
  const all = join(scratch, 'types')
  await emit(root, all, join(scratch, 'tsconfig.json'))
  const waiting = Object.values(entries).map(typesOf)
  const done = new Set<string>()
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (done.has(file)) continue
    done.add(file)
    const text = await readFile(join(all, file), 'utf8')
    for (const [, , , specifier = ''] of text.matchAll(specifiers)) {
      if (specifier.startsWith('.')) waiting.push(relative('/', join('/', dirname(file), declarationOf(specifier))))
      else if (!shared.test(specifier))
        throw new Error(`${file} refers to ${specifier}, which does not come with the package`)
    }
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text.replace(specifiers, compiled))
  }
}

const declarationOf = (specifier: string) => specifier.replace(/\.ts$/, '.d.ts')
/** Consumers may not name TypeScript files. */
const compiled = (_: string, before: string, quote: string, specifier: string) =>
  `${before}${quote}${specifier.startsWith('.') ? specifier.replace(/\.ts$/, '.js') : specifier}${quote}`

async function emit(root: string, outDir: string, config: string) {
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir,
    types: [`${root}node_modules/@types/node`],
  }
  const files = Object.values(entries).map((file) => `${root}scripts/package/entries/${file}.ts`)
  await writeFile(config, JSON.stringify({ extends: `${root}tsconfig.json`, compilerOptions, include: [], files }))
  await promisify(execFile)(`${root}node_modules/.bin/tsc`, ['-p', config]).catch((error: unknown) => {
    // The compiler writes its complaints to its output.
    const { stdout = '' } = error as { stdout?: string }
    throw new Error(`The declarations cannot be written:\n${stdout}`, { cause: error })
  })
}
