import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { runDiff } from '../../scripts/contractDiff/runDiff.ts'
import {
  claimedVersion,
  nextVersion,
  readVersion,
  versionProblem,
  type Level,
  type Version,
} from '../../scripts/contractDiff/versions.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('versions of the contract', () => {
  it.each<[Version, Level, Version]>([
    [[1, 2, 3], 'major', [2, 0, 0]],
    [[1, 2, 3], 'minor', [1, 3, 0]],
    [[1, 2, 3], 'patch', [1, 2, 3]],
    [[0, 1, 0], 'major', [0, 2, 0]],
    [[0, 1, 0], 'minor', [0, 1, 1]],
  ])('after %j a %s change needs %j', (released, level, needed) => {
    expect(nextVersion(released, level)).toEqual(needed)
  })

  it('reads what the last entry of the changelog claims', () => {
    expect(claimedVersion('# Changelog\n\n## 0.2.0 - Unreleased\n\n## 0.1.0\n')).toEqual([0, 2, 0])
    expect(claimedVersion('# Changelog\n\n## Unreleased\n\n## 0.1.0\n')).toBeNull()
    expect(() => readVersion('1.2')).toThrow('no version')
  })

  it('refuses an entry that claims less than the change', () => {
    const released = [0, 1, 0] as const
    const claims = (packaged: Version, claimed: Version | null) => ({ released, packaged, claimed })
    expect(versionProblem('major', claims([0, 1, 1], [0, 1, 1]))).toContain('Set 0.2.0 in package.json')
    expect(versionProblem('minor', claims([0, 1, 0], null))).toContain('has additions since 0.1.0')
    expect(versionProblem('major', claims([0, 2, 0], null))).toBeNull()
    expect(versionProblem('patch', claims([0, 1, 0], null))).toBeNull()
    expect(versionProblem('patch', claims([0, 1, 0], [0, 2, 0]))).toContain('is about 0.2.0')
  })
})

/** Runs the command and gives its exit code and its output. */
async function run(args: readonly string[]) {
  let text = ''
  const code = await runDiff(args, { root, write: (part) => (text += part) })
  return { code, text }
}

describe('npm run contract:diff', () => {
  it('finds that the last entry of CHANGELOG.md claims what has changed since the last release', async () => {
    const { code, text } = await run(['--check'])
    expect(text).not.toContain('claims')
    expect(code).toBe(0)
  })

  it.each(['--check', '--release'])('refuses %s of another document than the last release', async (option) => {
    const { code, text } = await run([option, '--against', 'openapi.json'])
    expect(text).toContain('leave out --against')
    expect(code).toBe(2)
  })

  it('compares with a file, by operation and pointer, and writes JSON', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'contract-'))
    try {
      const before = readFileSync(join(root, 'openapi.json'), 'utf8').replaceAll('/fan-profiles/', '/profiles/')
      writeFileSync(join(folder, 'before.json'), before)
      const json = join(folder, 'changes.json')
      const { code, text } = await run(['--against', join(folder, 'before.json'), '--json', json])
      expect(code).toBe(0)
      expect(text).toContain('fanProfilesSync  docs/contract.md#fan-operations')
      expect(text).toMatch(/breaks clients: Path `\/fan\/\{tenant\}\/profiles\/sync` was (removed|renamed)/)
      expect(JSON.parse(readFileSync(json, 'utf8'))).not.toHaveLength(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('compares with a release, without the history of git', async () => {
    expect(await run(['--against', 'v0.1.0'])).toMatchObject({ code: 0 })
  })

  it('says what is wrong with its arguments', async () => {
    expect(await run(['--against', 'no-such-thing'])).toEqual({
      code: 2,
      text: '--against: "no-such-thing" is neither a file, a release, nor a revision of git with an openapi.json.\nSee npm run contract:diff -- --help\n',
    })
    expect((await run(['--document', 'none.json'])).text).toContain('--document: there is no file "none.json".')
    expect((await run(['--json', 'none/x.json'])).text).toContain('--json: "none/x.json" cannot be written.')
    expect((await run(['--help'])).text).toContain('npm run contract:diff')
  })
})
