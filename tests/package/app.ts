import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Outcome {
  code: number | null
  out: string
}

/** Somebody else's project: an empty folder outside of the repository, to which the package is added. */
export interface App {
  folder: string
  write(file: string, text: string): void
  /** Runs a command until its end. */
  run(command: string): Promise<Outcome>
  /** Starts a command that goes on, and resolves once it has said something. */
  start(command: string): Promise<void>
  close(): void
}

export function openApp(): App {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-app-'))
  const started: ChildProcess[] = []
  // The variables of the run that this test is part of are not those of somebody else's project.
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST|DEV|PROD|MODE|SSR|npm_)/.test(name),
  )
  const env = {
    ...Object.fromEntries(own),
    PATH: [join(folder, 'node_modules/.bin'), `${root}node_modules/.bin`, process.env.PATH].join(delimiter),
    NO_COLOR: '1',
  }
  return {
    folder,
    write: (file, text) => writeFileSync(join(folder, file), text),
    run: (command) =>
      new Promise((resolve) => {
        const child = execFile('sh', ['-c', command], { cwd: folder, env }, (_, out, err) =>
          resolve({ code: child.exitCode, out: out + err }),
        )
      }),
    async start(command) {
      const child = spawn('sh', ['-c', `exec ${command}`], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
      started.push(child)
      await Promise.race([
        once(child.stdout, 'data'),
        once(child, 'exit').then(() => Promise.reject(new Error(`${command} has ended`))),
      ])
    },
    close() {
      for (const child of started) child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Adds the package to a project, with nothing but what is on this machine: npm's cache may be empty. What the registry
 * would bring comes from the repository.
 */
export async function install({ folder, write, run }: App, tarball: string): Promise<Outcome> {
  write('package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
  const flags = `--offline --no-audit --no-fund --cache ${join(folder, 'cache')}`
  const outcome = await run(`npm install ${flags} ${tarball} ${root}node_modules/zod`)
  mkdirSync(join(folder, 'node_modules/@redocly'))
  for (const name of ['msw', 'vitest', '@redocly/cli'])
    symlinkSync(`${root}node_modules/${name}`, join(folder, 'node_modules', name))
  return outcome
}
