import { describe, expect, it } from 'vitest'
import { appUrl, safeUrl } from './appUrl.ts'
import { plans, planTitle, trialUrl, yearlyDiscount } from './plans.ts'

const club = { tenant: 'a b&c', email: 'orla+club@newclub.example' }

describe('plans', () => {
  it('cost what the specification says', () => {
    expect(plans.map(({ title, monthlyPrice, yearlyPrice }) => [title, monthlyPrice, yearlyPrice])).toEqual([
      ['Standard', 999, 899],
      ['Pro', 1299, 1169],
    ])
    expect(yearlyDiscount).toBe(10)
    expect(new Set(plans.flatMap(({ paymentLinks }) => Object.values(paymentLinks))).size).toBe(4)
  })

  it.each([
    ['standard', 'Standard'],
    ['pro', 'Pro'],
    ['none', 'No subscribed'],
  ] as const)('%s is shown as %s', (name, title) => expect(planTitle(name)).toBe(title))
})

describe('trialUrl', () => {
  it('adds the club and the e-mail, encoded', () => {
    expect(trialUrl('https://pay.example/pro', club)).toBe(
      'https://pay.example/pro?client_reference_id=a+b%26c&prefilled_email=orla%2Bclub%40newclub.example',
    )
  })

  it('keeps the query and the fragment of the link', () => {
    const url = new URL(trialUrl('https://pay.example/pro?locale=en#form', club))
    expect(url.hash).toBe('#form')
    expect([...url.searchParams]).toEqual([
      ['locale', 'en'],
      ['client_reference_id', club.tenant],
      ['prefilled_email', club.email],
    ])
  })
})

describe('addresses', () => {
  it.each([
    ['https://portal.example/p?x=1', 'https://portal.example/p?x=1'],
    ['external/portal/?club=1', 'http://localhost:3000/external/portal/?club=1'],
    ['/external/portal/', 'http://localhost:3000/external/portal/'],
    ['//elsewhere.example/', 'http://localhost:3000/elsewhere.example/'],
  ])('%s leads to %s', (address, href) => expect(appUrl(address).href).toBe(href))

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://'])('%s is not a safe link', (address) =>
    expect(safeUrl(address)).toBeNull(),
  )
})
