import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { listFiles } from '../../scripts/serviceWorker.ts'

/**
 * How long to wait for the files, in milliseconds: the page asks for them once it is idle, and the machine may be busy.
 */
const STORED_MS = 400_000

/** Waits until this browser keeps all files of the build that the host has. */
export async function untilStored(page: Page): Promise<void> {
  const isStored = () =>
    page.evaluate(async () => {
      const { scope } = await navigator.serviceWorker.ready
      const kept = await caches.match(`${scope}files.json`)
      const onHost = await fetch(`${scope}files.json`, { cache: 'no-store' })
      return kept !== undefined && (await kept.text()) === (await onHost.text())
    })
  const deadline = Date.now() + STORED_MS
  while (!(await isStored())) {
    if (Date.now() > deadline) throw new Error('this browser does not keep the files of the demo')
    await page.waitForTimeout(250)
  }
}

export interface NewerBuild {
  folder: string
  /** The folder of its hashed files, which tells its pages from those of the older build. */
  hashed: string
}

/** True if the page is of a build that `newerBuild` has made. */
export const isOf = (page: Page, { hashed }: NewerBuild) =>
  page.evaluate((folder) => document.querySelector(`script[src*="/${folder}/"]`) !== null, hashed)

/** Finds the id of a build in its scripts. */
export const BUILD = /touchline (m[a-z0-9]{6,9})`/

/** Makes a build that is newer than another one and shares no hashed file with it. */
export function newerBuild(from = 'dist'): NewerBuild {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchline-')), 'newer')
  cpSync(from, folder, { recursive: true })
  const [before = ''] = globSync('*assets', { cwd: folder })
  // Builds have the same service worker, as long as nobody changes it.
  const files = globSync('**/*.{js,css,html}', { cwd: folder }).filter((file) => file !== 'serviceWorker.js')
  const texts = files.map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')] as const)
  const build = texts.flatMap(([, text]) => BUILD.exec(text)?.[1] ?? [])[0] ?? ''
  const newer = (parseInt(build, 36) + 1000).toString(36)
  const hashed = `newer-${before}`
  const mentions = new RegExp(`(?<![\\w-])${before}/`, 'g')
  for (const [file, text] of texts) writeFileSync(file, text.replaceAll(build, newer).replace(mentions, `${hashed}/`))
  renameSync(join(folder, before), join(folder, hashed))
  listFiles(folder)
  return { folder, hashed }
}
