import { expect, it, vi } from 'vitest'
import type { Control } from '../../control.ts'
import { signToken } from '../../db/tokens.ts'
import { askForFiguresAhead } from './figuresAhead.ts'

const tokenOf = (tenant: string | null) =>
  signToken({ sub: 'žofie', tenant, kind: 'access', exp: 0, epoch: 0, generation: 0, mail: null })
const session = `theme=a.b.c; accessToken=${tokenOf('rovers')}`

it.each([
  ['the club of the session', session, '', '', [['rovers', {}]]],
  ['the filters of the address', session, '?country=Ireland', '', [['rovers', { country: 'Ireland' }]]],
  ['nothing without a session', '', '', '', []],
  ['nothing for a token without a club', `accessToken=${tokenOf(null)}`, '', '', []],
  ['nothing for what is no token', 'accessToken=a.b.c', '', '', []],
  ['nothing for a page that a link is about to replace', session, '', '#demo=abc', []],
])('asks for the figures of %s', (_, cookie, search, hash, asked) => {
  // The frame reports a failure.
  const figures = vi.fn<Control['figures']>(() => Promise.reject(new Error('later')))
  askForFiguresAhead({ figures }, { cookie, location: { search, hash } })
  expect(figures.mock.calls).toEqual(asked)
})
