import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change } from './compare.ts'

/** How much a contract has changed: not at all for programs, by additions, or so that a client may break. */
export type Level = 'patch' | 'minor' | 'major'

export type Version = readonly [number, number, number]

/** Reads `1.2.3`. Throws for anything else. */
export function readVersion(text: string): Version {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)$/.exec(text) ?? []
  if (major === undefined) throw new Error(`"${text}" is no version such as 1.2.3.`)
  return [Number(major), Number(minor), Number(patch)]
}

export const compareVersions = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** The level of a list of changes. What asks more of servers alone is an addition. */
export function levelOf(changes: readonly Change[]): Level {
  if (changes.some(({ breaksClients }) => breaksClients !== null)) return 'major'
  return changes.length > 0 ? 'minor' : 'patch'
}

/**
 * The lowest version that may follow a release. Below 1.0.0 each level moves one place to the right
 * (docs/guides/contract-versions.md#versions).
 */
export function nextVersion([major, minor, patch]: Version, level: Level): Version {
  if (level === 'patch') return [major, minor, patch]
  if (major === 0) return level === 'major' ? [0, minor + 1, 0] : [0, minor, patch + 1]
  return level === 'major' ? [major + 1, 0, 0] : [major, minor + 1, 0]
}

/** The version that the last entry of the changelog names; null for one that names none, such as "Unreleased". */
export function claimedVersion(changelog: string): Version | null {
  const heading = /^## (.*)$/m.exec(changelog)?.[1] ?? ''
  const version = /\d+\.\d+\.\d+/.exec(heading)?.[0]
  return version === undefined ? null : readVersion(version)
}

/** Why the versions do not fit a change of the contract; null if they do. */
export function versionProblem(
  level: Level,
  { released, packaged, claimed }: { released: Version; packaged: Version; claimed: Version | null },
): string | null {
  if (claimed !== null && compareVersions(claimed, packaged) !== 0)
    return `The last entry of CHANGELOG.md is about ${claimed.join('.')}, and package.json says ${packaged.join('.')}.`
  const needed = nextVersion(released, level)
  if (compareVersions(packaged, needed) >= 0) return null
  const kind = level === 'major' ? 'breaks clients' : 'has additions'
  return (
    `The contract ${kind} since ${released.join('.')}, but the last entry of CHANGELOG.md claims ${(claimed ?? packaged).join('.')}. ` +
    `Set ${needed.join('.')} in package.json, name it in the heading of that entry, and run npm run openapi.`
  )
}

const RELEASED = /^openapi-(\d+\.\d+\.\d+)\.json$/

export interface Release {
  version: Version
  file: string
}

/** The kept document of the last release; null if there is none. */
export function lastRelease(folder: string): Release | null {
  const releases = readdirSync(folder).flatMap((file) => {
    const version = RELEASED.exec(file)?.[1]
    return version === undefined ? [] : [{ version: readVersion(version), file: join(folder, file) }]
  })
  return releases.toSorted((a, b) => compareVersions(b.version, a.version))[0] ?? null
}

/** The version in a package.json. */
export function packagedVersion(file: string): Version {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const version = typeof json === 'object' && json !== null && 'version' in json ? json.version : null
  return readVersion(String(version))
}
