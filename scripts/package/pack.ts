import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { bundle } from './bundle.ts'
import { declarations } from './declarations.ts'
import { manifestOf } from './manifest.ts'
import { noticesOf } from './notices.ts'

/** The documents that the suite, the types and the guides refer to, relative to `docs/`. */
const documents = ['contract.md', 'contract', 'product', 'guides']

/** Writes the files of the package into a folder. */
async function assemble(root: string, folder: string, scratch: string): Promise<void> {
  const [files] = await Promise.all([
    bundle(root, join(folder, 'lib')),
    declarations(root, join(folder, 'types'), scratch),
    ...documents.map((name) => cp(`${root}docs/${name}`, join(folder, 'docs', name), { recursive: true })),
    cp(`${root}openapi.json`, join(folder, 'openapi.json')),
    cp(`${root}scripts/package/README.md`, join(folder, 'README.md')),
    writeFile(join(folder, 'package.json'), `${JSON.stringify(manifestOf(root), null, 2)}\n`),
  ])
  await writeFile(join(folder, 'THIRD-PARTY.md'), noticesOf(files))
}

const Packed = z.tuple([z.object({ filename: z.string(), size: z.int(), unpackedSize: z.int() })])

/** A package that was written: the path of its tarball, and its size in bytes, packed and unpacked. */
export interface Tarball {
  path: string
  size: number
  unpackedSize: number
}

/**
 * Writes `touchline-contract-<version>.tgz` into a folder (docs/guides/package.md).
 *
 * @param root the folder of the repository, ending with a slash
 */
export async function writePackage(root: string, into: string): Promise<Tarball> {
  const scratch = await mkdtemp(join(tmpdir(), 'touchline-package-'))
  try {
    const folder = join(scratch, 'package')
    await mkdir(folder)
    await mkdir(into, { recursive: true })
    await assemble(root, folder, scratch)
    const { stdout } = await promisify(execFile)('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder })
    const [{ filename, size, unpackedSize }] = Packed.parse(JSON.parse(stdout))
    return { path: join(into, filename), size, unpackedSize }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
