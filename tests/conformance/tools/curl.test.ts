import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { contract } from '../../../src/contract/index.ts'
import { commandOf, curlOf } from './curl.ts'

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

it('puts ids in their places only, also if they are as short as those of a database', () => {
  const made = {
    operation: 'fans.create',
    made: { id: '1', nth: 1 },
    curl: () => "curl -si 'http://127.0.0.1:8080/api/v1/a'",
  }
  const last = (line: string) => ({ operation: 'fans.update', made: null, curl: () => line })
  const line = `curl -si -X PUT 'http://127.0.0.1:8080/api/v1/fans/1?of=1&n=11' -d '{"ids":["1"],"count":1}'`
  expect(
    commandOf([made, last(line)])
      ?.split('; ')
      .at(-1),
  ).toBe(
    `curl -si -X PUT 'http://127.0.0.1:8080/api/v1/fans/'"$ID1"'?of='"$ID1"'&n=11' -d '{"ids":["'"$ID1"'"],"count":1}'`,
  )
  const other = "curl -si 'http://127.0.0.1:8080/api/v1/fans/2'"
  expect(commandOf([made, last(other)])).toBe(other)
})
