import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The size of all files below a folder in bytes. */
export const sizeOf = (folder: string): number =>
  globSync('**/*', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
