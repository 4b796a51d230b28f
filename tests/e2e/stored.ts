import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { listAgain, readScript, SERVICE_WORKER } from '../../scripts/offline/fileList.ts'

/** The files of the newer build, so that its pages can be told from those of the older one. */
const NEWER = 'newer-assets/'

/** True if this browser has all files of the demo: of the build with this id, or of any. */
const isStored = (page: Page, build: string) =>
  page.evaluate(async (id) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(`touchline-files ${id}`))
    const isComplete = async (name: string) =>
      (await (await caches.open(name)).keys()).some(({ url }) => url.endsWith('/.touchline-complete'))
    return (await Promise.all(names.map(isComplete))).includes(true)
  }, build)

/** Waits until this browser has all files of the demo. The page is idle first, and the machine may be busy. */
export const untilStored = (page: Page, build = '') =>
  expect.poll(() => isStored(page, build), { timeout: 120_000 }).toBe(true)

/** True if the page is of the build that `newerBuild` has made. */
export const isNewer = (page: Page) =>
  page.evaluate((folder) => document.querySelector(`script[src*="${folder}"]`) !== null, NEWER)

/** Makes a build that is newer than `dist` and shares no hashed file with it; returns its folder and its id. */
export function newerBuild(): { folder: string; build: string } {
  const folder = join(mkdtempSync(join(tmpdir(), 'touchline-')), 'newer')
  cpSync('dist', folder, { recursive: true })
  const { listed } = readScript(readFileSync(join(folder, SERVICE_WORKER), 'utf8'))
  const build = (parseInt(listed.build, 36) + 1000).toString(36)
  for (const file of globSync('**/*.{js,css,html}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), text.replaceAll(listed.build, build).replace(/(?<!-)\bassets\//g, NEWER))
  }
  renameSync(join(folder, 'assets'), join(folder, NEWER))
  listAgain(folder, { build })
  return { folder, build }
}
