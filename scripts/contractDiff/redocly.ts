import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { OpenApi } from './document.ts'

const Place = z.object({ pointer: z.string(), value: z.unknown().optional() })
const Found = z.object({
  path: z.string(),
  typeName: z.string(),
  kind: z.enum(['added', 'removed', 'modified']),
  property: z.string().optional(),
  base: Place.optional(),
  revision: Place.optional(),
  verdicts: z.array(z.object({ ruleId: z.string(), message: z.string() })),
})
const Report = z.object({ changes: z.array(Found) })

/** One change as `redocly diff` reports it, with what would break a program that was made for the base. */
export type Found = z.infer<typeof Found>

/** All rules on; nothing leaves the machine. */
const CONFIG = 'extends:\n  - diff-recommended\ntelemetry: off\n'

/** Where the command of Redocly is. Throws an error that says what to install. */
function redoclyCommand(): string {
  try {
    return join(dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')), 'bin/cli.js')
  } catch {
    throw new Error('The comparison needs Redocly: npm install --save-dev @redocly/cli')
  }
}

/** Compares two documents with `redocly diff`, in both directions: what changes, and what it undoes. */
export async function redoclyDiff(base: OpenApi, revision: OpenApi): Promise<{ forth: Found[]; back: Found[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
  const command = redoclyCommand()
  try {
    await writeFile(join(folder, 'redocly.yaml'), CONFIG)
    await writeFile(join(folder, 'base.json'), JSON.stringify(base))
    await writeFile(join(folder, 'revision.json'), JSON.stringify(revision))
    const compare = async (from: string, to: string, out: string) => {
      const args = [command, 'diff', from, to, '--config', 'redocly.yaml', '--format', 'json', '--fail-on', 'none']
      const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_SUPPRESS_NOTIFICATIONS: 'true' }
      await promisify(execFile)(process.execPath, [...args, '--output', out], { cwd: folder, env })
      return Report.parse(JSON.parse(await readFile(join(folder, out), 'utf8'))).changes
    }
    const forth = await compare('base.json', 'revision.json', 'forth.json')
    return { forth, back: await compare('revision.json', 'base.json', 'back.json') }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
