import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listAgain, readScript, SERVICE_WORKER } from '../../scripts/offline/fileList.ts'

/** What this browser has of the demo: of the build with this id, or of any. */
const lookAt = (page: Page, build: string) =>
  page.evaluate(async (id) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`touchline-files ${id}`))
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const registration = await navigator.serviceWorker.getRegistration()
    return {
      isStored: files.some((requests) => requests.some(({ url }) => url.endsWith('/.touchline-complete'))),
      files: files.map(({ length }) => length),
      serviceWorkers: [registration?.installing, registration?.waiting, registration?.active].map(
        (worker) => worker?.state ?? null,
      ),
      isControlled: navigator.serviceWorker.controller !== null,
    }
  }, build)

/**
 * How long to wait for the files, in milliseconds: the page begins to store them once it is idle, the machine may be
 * busy, and what has failed is tried again after a minute or two.
 */
const STORED_MS = 400_000

/** Waits until this browser has all files of the demo. */
export async function untilStored(page: Page, build = ''): Promise<void> {
  const deadline = Date.now() + STORED_MS
  for (;;) {
    const { isStored, ...state } = await lookAt(page, build)
    if (isStored) return
    if (Date.now() > deadline)
      throw new Error(`this browser has not stored the files of the demo: ${JSON.stringify(state)}`)
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
