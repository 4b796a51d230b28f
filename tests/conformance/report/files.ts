import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { junit } from './junit.ts'
import { matrix } from './matrix.ts'
import type { Report } from './report.ts'

/** Makes a folder where there is none; rejects where there can be none, which is better told before a run than after. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}

/** Writes what a run found into a folder. Resolves with the paths. */
export async function writeReports(report: Report, folder: string): Promise<string[]> {
  const contents = {
    'junit.xml': junit(report),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'matrix.html': matrix(report),
  }
  return await Promise.all(
    Object.entries(contents).map(async ([name, content]) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    }),
  )
}
