import { describe, expect, it } from 'vitest'
import { createLookUp } from './lookUp.ts'

const files = new Set([
  'index.html',
  'icon.svg',
  'assets/index-1.js',
  'external/checkout/index.html',
  'reference/docs.css',
])

describe.each(['/', '/demo/'])('what answers a path below %s', (base) => {
  const lookUp = createLookUp(base, files, ['storybook/'])
  const page = (path: string) => lookUp(base + path, true)
  const part = (path: string) => lookUp(base + path, false)

  it('is the app for every page that is not a file', () => {
    for (const path of ['', 'fans', 'fans/7/profile', 'integrations/data/', 'no/such/page'])
      expect(page(path)).toEqual({ kind: 'file', path: 'index.html' })
  })

  it('is a file of the build', () => {
    expect(part('icon.svg')).toEqual({ kind: 'file', path: 'icon.svg' })
    expect(page('icon.svg')).toEqual({ kind: 'file', path: 'icon.svg' })
    expect(page('external/checkout/')).toEqual({ kind: 'file', path: 'external/checkout/index.html' })
  })

  it('is a folder with its slash', () => {
    expect(page('external/checkout')).toEqual({ kind: 'folder', location: `${base}external/checkout/` })
  })

  it('is the host, and then the app, where a file may stand beside the build', () => {
    expect(page('robots.txt')).toEqual({ kind: 'app' })
    expect(page('signup/abc.def')).toEqual({ kind: 'app' })
  })

  it('is any build for a hashed file that this one lacks', () => {
    expect(part('assets/index-0.js')).toEqual({ kind: 'hashed' })
  })

  it('is a folder that is stored as it is opened', () => {
    expect(page('storybook/?path=/story/x')).toEqual({ kind: 'opened' })
    expect(part('storybook/sb-manager/runtime.js')).toEqual({ kind: 'opened' })
  })

  it('is not known for calls of the API, nor beside the base', () => {
    expect(part('api/v1/system/sports')).toBeNull()
    expect(part('nothing.svg')).toBeNull()
    expect(createLookUp('/demo/', files, [])('/other/', true)).toBeNull()
  })
})
