import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import { curlOf } from './curl.ts'

const lineOf = (sent: Parameters<typeof curlOf>[2]) =>
  curlOf('http://a.example', contract.account.login, sent, () => 'TOKEN')

it('writes a call as one line', () => {
  expect(lineOf({ body: { email: "o'neil@b.example" } })).toBe(
    String.raw`curl -si -X POST 'http://a.example/accounts/login' -H 'content-type: application/json' -d '{"email":"o'\''neil@b.example"}'`,
  )
})

it('has the shell make a body that is too long for a line', () => {
  const body = { before: "it's 100 %", filler: 'x'.repeat(12 * 1024 * 1024), after: true }
  const [commands = '', call = ''] = lineOf({ body }).split(' | curl ')
  expect(commands.length + call.length).toBeLessThan(400)
  expect(call).toContain('--data-binary @-')
  expect(execFileSync('sh', ['-c', commands], { encoding: 'utf8', maxBuffer: 2 ** 25 })).toBe(JSON.stringify(body))
})
