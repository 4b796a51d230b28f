import { expect, it, vi } from 'vitest'
import type { Control } from '../../control.ts'
import { signToken } from '../../db/tokens.ts'
import { computeFiguresAhead } from './figuresAhead.ts'

const tokenOf = (tenant: string | null) =>
  signToken({ sub: 'žofie', tenant, kind: 'access', exp: 0, epoch: 0, generation: 0, mail: null })

it.each([
  ['the club of the session', `theme=a.b.c; accessToken=${tokenOf('rovers')}`, [['rovers', {}]]],
  ['nothing without a session', '', []],
  ['nothing for a token without a club', `accessToken=${tokenOf(null)}`, []],
  ['nothing for what is no token', 'accessToken=a.b.c', []],
])('asks for the figures of %s', (_, cookie, asked) => {
  // The frame reports a failure.
  const figures = vi.fn<Control['figures']>(() => Promise.reject(new Error('later')))
  computeFiguresAhead({ figures }, { cookie })
  expect(figures.mock.calls).toEqual(asked)
})
