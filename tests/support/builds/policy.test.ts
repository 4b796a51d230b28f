import { describe, expect, it } from 'vitest'
import { policyOf, withPolicy } from '../../../scripts/policy.ts'

const sourcesOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((rule) => rule.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1)

describe('the policy', () => {
  it('restricts the demo to its own host', () => {
    const policy = policyOf({ real: false, apiBase: '/api/v1' })
    expect(policy).not.toMatch(/http|unsafe|\*/)
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'"])
  })

  it('allows images and dashboards from other hosts for a real server, and names another host of the API', () => {
    const policy = policyOf({ real: true, apiBase: 'https://club.example:8443/api/v1' })
    expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'https://club.example:8443'])
    expect(sourcesOf(policy, 'img-src')).toContain('https:')
    expect(sourcesOf(policy, 'frame-src')).toEqual(["'self'", 'https:'])
    expect(sourcesOf(policy, 'script-src')).toEqual(["'self'"])
    expect(sourcesOf(policy, 'style-src')).toEqual(["'self'"])
  })

  it('is required for every page', () => {
    expect(() => withPolicy('<html></html>', '')).toThrow('charset')
  })
})
