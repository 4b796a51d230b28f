import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useLinkToken } from './useLinkToken.ts'

const { pathname } = window.location

afterEach(() => {
  window.history.replaceState(null, '', pathname)
})

function tokenAt(address: string, basename = '/') {
  window.history.replaceState(null, '', address)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrowserRouter basename={basename}>
      <Routes>
        <Route path="/signup/*" element={children} />
      </Routes>
    </BrowserRouter>
  )
  return renderHook(useLinkToken, { wrapper }).result.current
}

describe('useLinkToken', () => {
  it.each([
    ['eyJhbGciOiJUTDEyOCJ9.eyJzdWIi-_.0abc', 'plain'],
    ['a/b//c/', 'slashes'],
    ['100%', 'a percent sign'],
    ['%2F%25', 'what looks like an escape'],
    ['a+b c?d#e&f=', 'signs of an address'],
    ['žluťoučký кůň', 'other scripts'],
  ])('returns %j (%s) as it was mailed', (token) => {
    expect(tokenAt(`/signup/${encodeURIComponent(token)}`)).toBe(token)
  })

  it('accepts unescaped slashes', () => {
    expect(tokenAt('/signup/a/b/c?utm=mail')).toBe('a/b/c')
  })

  it('accepts a URL below a base path, and one without a token', () => {
    expect(tokenAt('/demo/signup/a%2Fb', '/demo')).toBe('a/b')
    expect(tokenAt('/signup')).toBe('')
    expect(tokenAt('/signup/')).toBe('')
  })

  it('returns a token unchanged if it ends in the middle of an escape', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(tokenAt('/signup/abc%2')).toBe('abc%2')
    warn.mockRestore()
  })
})
