import { expect, it, vi } from 'vitest'
import { cookieJar } from './tokens.ts'

/** A document whose cookies are kept or denied, in one of two ways. */
function pageOf(cookies: 'kept' | 'ignored' | 'refused', more = ''): Document {
  const kept = new Map<string, string>()
  const page = {
    location: { protocol: 'https:' },
    get cookie() {
      if (cookies === 'refused') throw new DOMException('denied', 'SecurityError')
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ') + more
    },
    set cookie(text: string) {
      if (cookies === 'refused') throw new DOMException('denied', 'SecurityError')
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? []
      if (cookies === 'kept') kept.set(name, value)
    },
  }
  // The jar uses nothing else of a document.
  return page as unknown as Document
}

it('keeps tokens with any characters in cookies', () => {
  const onDenied = vi.fn()
  const page = pageOf('kept')
  cookieJar(onDenied, page).write({ accessToken: 'a;b=c ü', refreshToken: 'r' })
  expect(cookieJar(onDenied, page).read()).toEqual({ accessToken: 'a;b=c ü', refreshToken: 'r' })
  cookieJar(onDenied, page).clear()
  expect(cookieJar(onDenied, page).read()).toEqual({ accessToken: null, refreshToken: null })
  expect(onDenied).not.toHaveBeenCalled()
})

it.each(['ignored', 'refused'] as const)('keeps tokens in memory when cookies are %s, and reports it once', (how) => {
  const onDenied = vi.fn()
  const page = pageOf(how)
  const jar = cookieJar(onDenied, page)
  expect(jar.read()).toEqual({ accessToken: null, refreshToken: null })
  jar.write({ accessToken: 'a', refreshToken: 'r' })
  jar.write({ accessToken: 'b' })
  expect(jar.read()).toEqual({ accessToken: 'b', refreshToken: 'r' })
  expect(onDenied).toHaveBeenCalledOnce()
  jar.clear()
  expect(jar.read()).toEqual({ accessToken: null, refreshToken: null })
  expect(cookieJar(onDenied, page).read()).toEqual({ accessToken: null, refreshToken: null })
})

it('tolerates malformed cookies of other applications', () => {
  expect(cookieJar(undefined, pageOf('ignored', 'other=%; accessToken=%E0%A4%A')).read()).toEqual({
    accessToken: '%E0%A4%A',
    refreshToken: null,
  })
})
