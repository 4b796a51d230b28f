/** Makes the package for other projects: `npm run package -- --help`. */
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../options.ts'
import { writePackage } from './pack.ts'

readOptions(
  'npm run package\nThe contract, its client, the model and the suite as one tarball in dist-package/, for other projects.',
  {},
)

const root = fileURLToPath(new URL('../../', import.meta.url))
const { path, size, unpackedSize } = await writePackage(root, `${root}dist-package`)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
console.log(`${relative(root, path)}  ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}`)
