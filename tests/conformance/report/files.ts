import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { junit } from './junit.ts'
import { matrix } from './html/matrix.ts'
import { page } from './html/page.ts'
import type { Report } from './report.ts'

/** Creates a folder if it does not exist. Rejects if that is impossible; call it before a run, not after. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
}

/** Writes the reports of a run into a folder. Resolves with their paths. */
export async function writeReports(report: Report, folder: string): Promise<string[]> {
  const contents = {
    'junit.xml': junit(report),
    'report.json': `${JSON.stringify(report, null, 2)}\n`,
    'matrix.html': matrix(report),
    'report.html': page(report),
  }
  return await Promise.all(
    Object.entries(contents).map(async ([name, content]) => {
      const path = join(folder, name)
      await writeFile(path, content)
      return path
    }),
  )
}
