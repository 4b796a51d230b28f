import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listAgain, readScript, SERVICE_WORKER } from '../../scripts/offline/fileList.ts'

/** True if this browser has all files of the demo: of the build with this id, or of any. */
const isStored = (page: Page, build: string) =>
  page.evaluate(async (id) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`touchline-files ${id}`))
    const isComplete = async (name: string) =>
      (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/.touchline-complete'))
    return (await Promise.all(names.map(isComplete))).includes(true)
  }, build)

/**
 * How long to wait for the files, in milliseconds: the page begins to store them once it is idle, and the machine may be
 * busy.
 */
const STORED_MS = 400_000

/** Waits until this browser has all files of the demo. */
export async function untilStored(page: Page, build = ''): Promise<void> {
  const deadline = Date.now() + STORED_MS
  while (!(await isStored(page, build))) {
    if (Date.now() > deadline) throw new Error('this browser has not stored the files of the demo')
    await page.waitForTimeout(250)
  }
}

export interface NewerBuild {
  folder: string
  /** Its id. */
  build: string
  /** The folder of its hashed files, which tells its pages from those of the older build. */
  hashed: string
}

/** True if the page is of a build that `newerBuild` has made. */
export const isOf = (page: Page, { hashed }: NewerBuild) =>
  page.evaluate((folder) => document.querySelector(`script[src*="/${folder}/"]`) !== null, hashed)

/** Makes a build that is newer than another one and shares no hashed file with it. */
export function newerBuild(from = 'dist'): NewerBuild {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchline-')), 'newer')
  cpSync(from, folder, { recursive: true })
  const { listed } = readScript(readFileSync(join(folder, SERVICE_WORKER), 'utf8'))
  const build = (parseInt(listed.build, 36) + 1000).toString(36)
  const [before = ''] = globSync('*assets', { cwd: folder })
  const hashed = `newer-${before}`
  const mentions = new RegExp(`(?<![\\w-])${before}/`, 'g')
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(listed.build, build).replace(mentions, `${hashed}/`))
  }
  renameSync(join(folder, before), join(folder, hashed))
  listAgain(folder, { build })
  return { folder, build, hashed }
}
