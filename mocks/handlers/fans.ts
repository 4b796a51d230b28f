import type { FanProfile, TenantStatus } from '../../src/contract/fans.ts'
import { ageOn, type Database, type FanProfileRow } from '../db/database.ts'
import type { Handlers, TaskHandlers } from '../http/handler.ts'
import { malformed, notFound } from '../http/problems.ts'
import { purchasesOf } from '../seed/purchases.ts'

/** A sync of the fan profiles takes so long, in milliseconds of the model's clock (readings 3.15). */
const FAN_SYNC_MS = 3000

export const fanProfiles: Handlers['fanProfiles'] = {
  list({ params, query, db, clock }) {
    const today = clock.today()
    const page = db.fanProfiles.list(params.tenant, query)
    return { ...page, items: page.items.map((row) => withAge(row, today)) }
  },

  get: ({ params, db, clock }) => withAge(profileOf(db, params), clock.today()),

  update({ params, body, db, clock }) {
    const row = profileOf(db, params)
    // Absent keys keep what is there, null clears; zod leaves absent keys out.
    const updated: FanProfileRow = { ...row, ...definedOf(body) }
    db.fanProfiles.put(params.tenant, [updated])
    return withAge(updated, clock.today())
  },

  async sync({ params: { tenant }, db, clock, bus }) {
    const { status, lastSync } = statusOf(db, tenant)
    if (status === 'SYNCING') throw malformed('A sync is under way already.')
    const syncing: TenantStatus = { status: 'SYNCING', lastSync }
    await setStatus(db, tenant, syncing)
    clock.schedule(FAN_SYNC_MS, { kind: 'fans.synced', tenant, subject: null })
    bus.emit('TenantStatusUpdated', tenant)
    return syncing
  },

  status: ({ params, db }) => statusOf(db, params.tenant),

  statistics({ params, db }) {
    const row = db.fanProfiles.all(params.tenant).find(({ fanId }) => fanId === params.id)
    if (!row) throw notFound('Fan')
    const { orders, tickets } = purchasesOf(row)
    const [orderValue, ticketValue] = [sum(orders), sum(tickets)]
    return {
      totalShopOrders: orders.length,
      averageOrderValue: orders.length === 0 ? 0 : orderValue / orders.length,
      totalShopOrdersValue: orderValue,
      totalValue: orderValue + ticketValue,
      totalTickets: tickets.length,
      averageTicketValue: tickets.length === 0 ? 0 : ticketValue / tickets.length,
      totalTicketsValue: ticketValue,
    }
  },
}

export const fanTasks: TaskHandlers = {
  async 'fans.synced'({ task: { tenant }, db, clock, bus }) {
    await setStatus(db, tenant, { status: 'SYNCED', lastSync: clock.iso() })
    bus.emit('TenantStatusUpdated', tenant)
    bus.emit('FansImported', tenant)
  },
}

const withAge = (row: FanProfileRow, today: string): FanProfile => ({ ...row, age: ageOn(row.birthDay, today) })

function profileOf(db: Database, { tenant, id }: { tenant: string; id: string }): FanProfileRow {
  const row = db.fanProfiles.get(tenant, id)
  if (!row) throw notFound('Fan profile')
  return row
}

/** The keys that have a value or null, without those that are undefined. */
function definedOf<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

const clubOf = (db: Database, tenant: string) => db.clubs.findFirst((q) => q.where({ id: tenant }), { strict: true })

function statusOf(db: Database, tenant: string): TenantStatus {
  const { status, lastSync } = clubOf(db, tenant).fanSync
  return { status, lastSync }
}

async function setStatus(db: Database, tenant: string, fanSync: TenantStatus) {
  await db.clubs.update((q) => q.where({ id: tenant }), {
    data(club) {
      club.fanSync = fanSync
    },
  })
}

/** Sums of money in whole cents, so that no sum shows a rounding of its own. */
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
