import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { listen } from '../../mocks/node/http.ts'
import { createBackend } from '../../mocks/backend.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `redocly` without a request to anybody else; resolves with its exit code and output. */
function redocly(args: readonly string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const command = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), ...args]
  return new Promise((resolve) => {
    // The server of the workflows runs in this process, so it must not wait for the command.
    const child = execFile(process.execPath, command, { cwd: root, env, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

/** The part of respect's report that the test reads. */
const Step = z.looseObject({ stepId: z.string().optional(), status: z.string() })
const Report = z.object({
  files: z.record(
    z.string(),
    z.looseObject({
      executedWorkflows: z.array(
        z.looseObject({ workflowId: z.string(), status: z.string(), executedSteps: z.array(Step) }),
      ),
    }),
  ),
})

it('eight workflows run over HTTP as they are described (docs/guides/document.md#workflows)', async () => {
  const server = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
  const file = join(folder, 'report.json')
  try {
    const { code, output } = await redocly([
      'respect',
      'workflows/touchline.arazzo.yaml',
      '--server',
      `api=${server.url}/api/v1`,
      '--server',
      `control=${server.url}/__mock`,
      '--json-output',
      file,
    ])
    // Failures come last, with what was expected.
    expect(code, output.slice(output.indexOf('Failed tests info'))).toBe(0)
    const { files } = Report.parse(JSON.parse(readFileSync(file, 'utf8')))
    const ran = Object.values(files).flatMap(({ executedWorkflows }) => executedWorkflows)
    expect(ran.map(({ workflowId }) => workflowId)).toEqual([
      'sign-in',
      'sign-up-to-first-fans',
      'invitation',
      'password-reset',
      'import',
      'connector-life',
      'segment-life',
      'refresh',
      'live-sync',
    ])
    const steps = ran.flatMap(({ executedSteps }) => executedSteps)
    expect(steps.length).toBeGreaterThan(80)
    expect(steps.filter(({ status }) => status !== 'success')).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
    await server.close()
  }
})

it('the workflows and the part of the control API that they use are valid', async () => {
  const files = ['workflows/touchline.arazzo.yaml', 'workflows/control.openapi.yaml']
  const { code, output } = await redocly(['lint', ...files, '--config', 'redocly.yaml'])
  expect(code, output).toBe(0)
  expect(output).not.toMatch(/warning/i)
})
