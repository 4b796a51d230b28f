import { expect, it, vi } from 'vitest'
import {
  customerColumns,
  fanColumns,
  membershipColumns,
  orderColumns,
  orderItemColumns,
  ticketColumns,
} from '../../src/contract/fields/columns.ts'
import { createDatabase, type Tables } from '../db/database.ts'
import { createSimulation } from '../db/simulation.ts'
import { finish, type Steps } from '../db/steps.ts'
import type { Table } from '../db/table/table.ts'
import { rovers } from './scenarios/scenarios.ts'
import { seedDatabase } from './seed.ts'
import { WINTER } from './seeded.ts'

const columns = {
  fans: fanColumns,
  fanProfiles: fanColumns,
  memberships: membershipColumns,
  shopCustomers: customerColumns,
  shopOrders: orderColumns,
  shopOrderItems: orderItemColumns,
  ticketingCustomers: customerColumns,
  tickets: ticketColumns,
} satisfies Record<keyof Tables, readonly string[]>

async function generatedRows(name: keyof Tables) {
  const db = createDatabase(createSimulation(WINTER, () => {}))
  const generate = vi.spyOn(db.tables[name] as never as Table<object, string>, 'generate')
  await seedDatabase(db, 'rovers', '1', WINTER)
  const rows = generate.mock.calls.find(([tenant]) => tenant === rovers.id)?.[1]()
  if (!rows) throw new Error(`${name} are not generated`)
  return rows
}

function countSteps(steps: Steps<unknown>): number {
  let count = 0
  while (!steps.next().done) count++
  return count
}

/** A column of 12,000 people takes twelve steps, and making keys of its codes takes few. */
const FEW = 3

it.each(Object.keys(columns) as (keyof Tables)[])(
  'what is prepared leaves little to the first sorts of %s',
  async (name) => {
    const [prepared, fresh] = [await generatedRows(name), await generatedRows(name)]
    if (!prepared.prepareSorts) throw new Error(`nothing is prepared for ${name}`)
    finish(prepared.prepareSorts())
    const stepsOf = (rows: typeof fresh) =>
      columns[name].map((column) => ({ column, count: countSteps(rows.sortKeys(column, '2026-01-15')) }))
    expect(stepsOf(prepared).filter(({ count }) => count > FEW)).toEqual([])
    expect(stepsOf(fresh).filter(({ count }) => count > FEW)).not.toEqual([])
  },
)
