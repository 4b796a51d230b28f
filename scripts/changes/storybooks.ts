import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds and pictures are kept here, by the tree of their sources. */
export const CACHE = join(root, '.cache/changes')

const git = (args: string[], env: Record<string, string> = {}) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } }).trim()

/** The tree of a commit: two commits with the same files have the same. */
export const treeOf = (ref: string): string => git(['rev-parse', '--verify', `${ref}^{tree}`])

/** The short name of a commit. */
export const shortName = (ref: string): string => git(['rev-parse', '--short', ref])

/** The tree of the files as they are now, committed or not, without those that Git ignores. */
export function workingTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-index-'))
  const env = { GIT_INDEX_FILE: join(folder, 'index') }
  git(['read-tree', 'HEAD'], env)
  git(['add', '--all'], env)
  const tree = git(['write-tree'], env)
  rmSync(folder, { recursive: true })
  return tree
}

/** Writes the files of a tree into a folder, with the packages that they were locked to. */
function checkOut(tree: string, folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const archive = `${folder}.tar`
  git(['archive', '--output', archive, tree])
  execFileSync('tar', ['-xf', archive, '-C', folder])
  rmSync(archive)
  const lock = 'package-lock.json'
  const isSame = readFileSync(join(folder, lock)).equals(readFileSync(join(root, lock)))
  if (isSame) return symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  console.log('  its packages differ from those of now, so they are installed')
  execFileSync('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'], {
    cwd: folder,
    stdio: 'inherit',
  })
}

/**
 * Builds the stories of a tree without Storybook's own interface, unless that build is kept from before.
 *
 * @returns the folder of the build
 */
export function buildStorybook(tree: string): string {
  const folder = join(CACHE, tree)
  const built = join(folder, 'storybook')
  if (existsSync(built)) return built
  const source = join(folder, 'source')
  checkOut(tree, source)
  const started = performance.now()
  execFileSync(
    join(source, 'node_modules/.bin/storybook'),
    ['build', '--test', '--preview-only', '--quiet', '--disable-telemetry', '--output-dir', '../building'],
    { cwd: source, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  // A build that was interrupted is not taken for a whole one.
  renameSync(join(folder, 'building'), built)
  rmSync(source, { recursive: true, force: true })
  console.log(`  built in ${Math.round((performance.now() - started) / 1000)} s`)
  return built
}
