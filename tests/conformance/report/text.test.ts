import { expect, it } from 'vitest'
import { curlOf } from '../tools/curl.ts'
import { redactor } from './text.ts'

it.each(['secret words', "it's secret", 'a "quoted" one'])(
  'removes the password %j from a command line',
  (password) => {
    const login = { method: 'POST', path: '/accounts/login' } as const
    const line = curlOf(
      'http://club.example/api/v1',
      login,
      { body: { email: 'a@club.example', password } },
      () => undefined,
    )
    const redacted = redactor([{ email: 'a@club.example', password }])(line)
    expect(redacted).toContain('"password":"•••"')
    expect(redacted).not.toContain('secret')
    expect(redacted).not.toContain('quoted')
  },
)
