import { describe, expect, it } from 'vitest'
import { FanProfile } from '../../src/contract/fanProfiles.ts'
import { Fan } from '../../src/contract/fans.ts'
import { Membership } from '../../src/contract/memberships.ts'
import { ShopCustomer, ShopOrder, ShopOrderItem } from '../../src/contract/shop.ts'
import { Ticket, TicketingCustomer } from '../../src/contract/ticketing.ts'
import { rovers } from './scenarios/scenarios.ts'
import { payingClubs, seeded, SUMMER, tableNames, unique, WINTER } from './seeded.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0)

describe.each([
  ['in winter', WINTER],
  ['in summer', SUMMER],
])('seeded rows %s', (_, anchor) => {
  it('match the contract', async () => {
    const { tables } = await seeded('two-clubs', { anchor })
    for (const { id } of payingClubs) {
      for (const row of tables.fans.all(id)) Fan.parse({ ...row, age: null })
      for (const { edits, ...row } of tables.fanProfiles.all(id)) {
        FanProfile.parse({ ...row, age: null })
        expect(edits).toBeNull()
      }
      for (const row of tables.memberships.all(id)) Membership.parse(row)
      for (const row of tables.shopCustomers.all(id)) ShopCustomer.parse(row)
      for (const row of tables.shopOrders.all(id)) ShopOrder.parse(row)
      for (const row of tables.shopOrderItems.all(id)) ShopOrderItem.parse(row)
      for (const row of tables.ticketingCustomers.all(id)) TicketingCustomer.parse(row)
      for (const row of tables.tickets.all(id)) Ticket.parse(row)
    }
  })

  it('have unique ids, and numbers that are unique in the club and ascend with time', async () => {
    const { tables } = await seeded('two-clubs', { anchor })
    for (const name of tableNames) {
      const ids = payingClubs.flatMap(({ id }) => tables[name].all(id).map((row) => row.id))
      expect(unique(ids), name).toBe(true)
    }
    for (const { id } of payingClubs) {
      expect(unique(tables.memberships.all(id).map(({ membershipId }) => membershipId))).toBe(true)
      expect(unique(tables.shopCustomers.all(id).map(({ customerId }) => customerId))).toBe(true)
      expect(unique(tables.shopCustomers.all(id).map(({ email }) => email))).toBe(true)
      expect(unique(tables.ticketingCustomers.all(id).map(({ customerId }) => customerId))).toBe(true)
      expect(unique(tables.ticketingCustomers.all(id).map(({ email }) => email))).toBe(true)
      expect(unique(tables.shopOrderItems.all(id).map(({ itemId }) => itemId))).toBe(true)
      expect(unique(tables.tickets.all(id).map(({ itemId }) => itemId))).toBe(true)
      const since = {
        memberships: tables.memberships.all(id).map(({ entryDate }) => entryDate),
        shopCustomers: tables.shopCustomers.all(id).map(({ signedUpAt }) => signedUpAt),
        ticketingCustomers: tables.ticketingCustomers.all(id).map(({ signedUpAt }) => signedUpAt),
      }
      for (const [name, moments] of Object.entries(since)) {
        const known = moments.filter((moment) => moment !== null)
        expect(known, name).toEqual(known.toSorted())
      }
      const tickets = tables.tickets.all(id)
      const [numbers, sold] = [tickets.map(({ itemId }) => itemId), tickets.map(({ timestamp }) => timestamp)]
      expect([numbers, sold]).toEqual([numbers.toSorted(), sold.toSorted()])
      const orders = tables.shopOrders.all(id).toSorted((a, b) => Number(a.orderId) - Number(b.orderId))
      expect(unique(orders.map(({ orderId }) => orderId))).toBe(true)
      expect(orders.map(({ timestamp }) => timestamp)).toEqual(orders.map(({ timestamp }) => timestamp).toSorted())
    }
  })

  it('are consistent across tables', async () => {
    const { tables } = await seeded('two-clubs', { anchor })
    for (const { id } of payingClubs) {
      const profiles = new Map(tables.fanProfiles.all(id).map((profile) => [profile.email, profile]))
      for (const fan of tables.fans.all(id)) {
        const profile = profiles.get(fan.email)
        expect({ ...fan, id: profile?.id, fanId: fan.id, edits: null }).toEqual(profile)
      }
      const now = new Date(anchor).toISOString()
      for (const member of tables.memberships.all(id)) {
        const profile = profiles.get(member.email)
        expect(member).toMatchObject({ birthDay: profile?.birthDay, city: profile?.city })
        // Whoever has not renewed is no member any more.
        const hasEnded = member.expirationDate !== null && member.expirationDate < now
        expect(profile?.membership).toBe(hasEnded ? null : member.type)
      }
      const members = new Set(tables.memberships.all(id).map(({ email }) => email))
      for (const { email, membership } of profiles.values())
        expect(membership === null || members.has(email)).toBe(true)

      const items = Map.groupBy(tables.shopOrderItems.all(id), ({ orderId }) => orderId)
      const shoppers = new Map(tables.shopCustomers.all(id).map((customer) => [customer.customerId, customer]))
      for (const order of tables.shopOrders.all(id)) {
        const own = items.get(order.orderId) ?? []
        expect(own.length).toBeGreaterThan(0)
        expect(order.amount).toBe(sum(own.map(({ total }) => total)) / 100)
        for (const { total, price, quantity } of own) expect(total).toBe(Math.round(price * quantity * 100) / 100)
        const customer = shoppers.get(order.customerId)
        expect(customer?.email).toBe(order.email)
        expect(order.timestamp >= (customer?.signedUpAt ?? '')).toBe(true)
      }
      expect(items.size).toBe(tables.shopOrders.all(id).length)

      const patrons = new Map(tables.ticketingCustomers.all(id).map((customer) => [customer.customerId, customer]))
      for (const ticket of tables.tickets.all(id)) {
        const customer = patrons.get(ticket.customerId)
        expect(customer?.email).toBe(ticket.email)
        expect(ticket.timestamp >= (customer?.signedUpAt ?? '')).toBe(true)
      }
      // A profile without a fan equals its customer row, the ticket office's before the shop's, as after a sync of the
      // profiles.
      const byEmail = new Map<string, ShopCustomer | TicketingCustomer>()
      for (const customer of [...shoppers.values(), ...patrons.values()]) byEmail.set(customer.email, customer)
      for (const profile of profiles.values()) {
        if (profile.fanId !== null) continue
        const {
          id: _id,
          customerId: _customerId,
          createdAt: _createdAt,
          ...customer
        } = byEmail.get(profile.email) ?? {}
        expect(profile).toMatchObject({ ...customer, email: profile.email, membership: null, birthDay: null })
        expect(customer).toHaveProperty('connectorId')
      }
    }
  })

  it('were synced after they happened and before the last sync of their source', async () => {
    const { tables, connectors } = await seeded('two-clubs', { anchor })
    const lastSyncs = new Map(connectors.all().map(({ id, lastSync }) => [id, lastSync ?? '']))
    for (const { id } of payingClubs) {
      for (const row of [...tables.shopOrders.all(id), ...tables.tickets.all(id)]) {
        expect(row.createdAt >= row.timestamp).toBe(true)
        expect(row.createdAt <= (lastSyncs.get(row.connectorId ?? '') ?? '')).toBe(true)
      }
      for (const row of [
        ...tables.fans.all(id),
        ...tables.shopCustomers.all(id),
        ...tables.ticketingCustomers.all(id),
      ]) {
        expect(row.createdAt >= (row.signedUpAt ?? '')).toBe(true)
        expect(row.createdAt <= (lastSyncs.get(row.connectorId ?? '') ?? '')).toBe(true)
      }
      for (const row of tables.memberships.all(id)) {
        expect(row.createdAt >= (row.entryDate ?? '')).toBe(true)
        expect(row.createdAt <= new Date(anchor).toISOString()).toBe(true)
        expect((row.expirationDate ?? '9') > (row.entryDate ?? '')).toBe(true)
      }
    }
  })

  it('have shirts of the right season, season tickets for their holders, and no seat twice', async () => {
    const { tables } = await seeded('two-clubs', { anchor })
    const orders = new Map(tables.shopOrders.all(rovers.id).map((order) => [order.orderId, order]))
    const shirts = tables.shopOrderItems.all(rovers.id).filter(({ name }) => /shirt.* \d{4}\/\d\d$/.test(name))
    expect(shirts.length).toBeGreaterThan(50)
    for (const { name, orderId } of shirts) {
      const season = Number(/(\d{4})\/\d\d$/.exec(name)?.[1])
      const sold = orders.get(orderId)?.timestamp ?? ''
      expect(sold >= `${season}-07` && sold < `${season + 1}-07`, `${name} ${sold}`).toBe(true)
    }
    const tickets = tables.tickets.all(rovers.id)
    const season = tickets.filter(({ event }) => event.startsWith('Season ticket '))
    expect(unique(season.map(({ event, name }) => `${event} ${name}`))).toBe(true)
    const holders = tables.memberships.all(rovers.id).filter(({ type }) => type === 'Season ticket')
    expect(holders.length).toBeGreaterThan(10)
    for (const { email, entryDate } of holders) {
      const own = season.filter((ticket) => ticket.email === email).map(({ timestamp }) => Date.parse(timestamp))
      // The first season ticket is bought with the membership.
      const after = Math.min(...own) - Date.parse(entryDate ?? '')
      expect(after, email).toBeGreaterThanOrEqual(0)
      expect(after, email).toBeLessThanOrEqual(15 * 60_000)
    }
    // Fixtures repeat every season; tickets within a few weeks of each other belong to the same one.
    const seats = Map.groupBy(tickets, ({ event, name }) => `${event} ${name.slice(name.indexOf(', '))}`)
    for (const [seat, sold] of seats) {
      const times = sold.map(({ timestamp }) => Date.parse(timestamp)).toSorted((a, b) => a - b)
      for (let at = 1; at < times.length && !seat.startsWith('Season'); at++)
        expect((times[at] ?? 0) - (times[at - 1] ?? 0), seat).toBeGreaterThan(40 * 24 * 3_600_000)
    }
  })
})
