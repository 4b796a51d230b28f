import type { FanProfile, TenantStatus } from '../../../src/contract/fanProfiles.ts'
import type { Database, FanProfileRow } from '../../db/database.ts'
import type { Handlers, TaskHandlers } from '../../http/handler.ts'
import { malformed, notFound } from '../../http/problems.ts'
import { withAge } from './fans.ts'
import { changedOf, clubOf, definedOf, without } from '../records.ts'
import { purchasesOf, rebuildProfiles } from './profiles.ts'
import { fanWords } from '../words.ts'

/** The duration of a sync of the fan profiles, in milliseconds of the model's clock (docs/contract.md#durations). */
const FAN_SYNC_MS = 3000

export const fanProfiles: Handlers['fanProfiles'] = {
  list({ params, query, db, clock }) {
    const today = clock.today()
    const page = db.tables.fanProfiles.list(params.tenant, query)
    return { ...page, items: page.items.map((row) => toReply(row, today)) }
  },

  get: ({ params, db, clock }) => toReply(profileOf(db, params), clock.today()),

  /**
   * A changed field survives every later sync (docs/contract.md#fan-profiles). A field sent with its current value
   * still follows its sources.
   */
  update({ params, body, db, clock }) {
    const row = profileOf(db, params)
    const change = changedOf(row, definedOf(body))
    const updated: FanProfileRow = { ...row, ...change, edits: { ...row.edits, ...change } }
    db.tables.fanProfiles.put(params.tenant, [updated])
    return toReply(updated, clock.today())
  },

  async sync({ params: { tenant }, db, clock, bus }) {
    const { status, lastSync } = statusOf(db, tenant)
    if (status === 'SYNCING') throw malformed(fanWords.syncing)
    const syncing: TenantStatus = { status: 'SYNCING', lastSync }
    await setStatus(db, tenant, syncing)
    clock.schedule(FAN_SYNC_MS, { kind: 'fanProfiles.synced', tenant, subject: null })
    bus.emit('TenantStatusUpdated', tenant)
    return syncing
  },

  status: ({ params, db }) => statusOf(db, params.tenant),

  statistics({ params: { tenant, id }, db }) {
    const fan = db.tables.fans.get(tenant, id)
    if (!fan) throw notFound(fanWords.name)
    const { orders, tickets } = purchasesOf(db, tenant, fan.email)
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

export const fanProfileTasks = {
  /** Rebuilds the profiles from their sources. The sync fails if every enabled source has failed. */
  async 'fanProfiles.synced'({ task: { tenant }, ...context }) {
    const { db, clock, bus } = context
    const sources = db.connectors
      .findMany((q) => q.where({ tenant }))
      .filter(({ type, config }) => ['fan', 'shop', 'ticketing'].includes(type) && config.enabled)
    if (sources.length > 0 && sources.every(({ state }) => state === 'FAILED')) {
      await setStatus(db, tenant, { ...statusOf(db, tenant), status: 'FAILED' })
    } else {
      rebuildProfiles(context, tenant)
      await setStatus(db, tenant, { status: 'SYNCED', lastSync: clock.iso() })
    }
    bus.emit('TenantStatusUpdated', tenant)
    bus.emit('FansImported', tenant)
  },
} satisfies Partial<TaskHandlers>

const toReply = (row: FanProfileRow, today: string): FanProfile => withAge(without(row, 'edits'), today)

function profileOf(db: Database, { tenant, id }: { tenant: string; id: string }): FanProfileRow {
  const row = db.tables.fanProfiles.get(tenant, id)
  if (!row) throw notFound(fanWords.profile)
  return row
}

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

/** Sums money in whole cents, to avoid rounding errors. */
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100
