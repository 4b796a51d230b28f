import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../../../scripts/shots/main.ts', import.meta.url))

/** Runs a script that reads its options, and resolves with what it prints. */
const start = (...args: string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [SCRIPT, ...args], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    )
  })

describe('the options of a script', () => {
  it('are explained by --help', async () => {
    const { code, out, err } = await start('--help')
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^npm run shots -- \[options\].*\n(.*\n)* {2}--width PIXELS /)
  })

  it.each([
    [['--nope'], "Unknown option '--nope'."],
    [['--scheme'], "Option '--scheme <value>' argument missing."],
    [['--only', 'nothing'], 'No screen, width or scheme is like that.'],
  ])('are refused with a sentence and the usage: %j', async (args, sentence) => {
    const { code, out, err } = await start(...args)
    expect([code, out]).toEqual([2, ''])
    expect(err.split('\n').slice(0, 2)).toEqual([sentence, 'npm run shots -- [options]'])
    expect(err).not.toMatch(/\n\s+at /)
  })
})
