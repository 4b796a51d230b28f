import { isPlainObject, valueAt, type PlainObject } from '../../generated/schema.ts'
import { reply, rows } from '../tools/combine.ts'
import { mutant, type Mutant } from '../mutant.ts'

const listOf = (value: unknown): PlainObject[] => (Array.isArray(value) ? value.filter(isPlainObject) : [])

/** Data of shop, ticket office and system: rows that must fit each other, and lists that must be complete. */
export const sources: Mutant[] = [
  mutant(
    'shop.orders',
    'the amount of an order is not the sum of its items',
    rows((order) => ({ ...order, amount: Number(order.amount) + 0.5 })),
  ),
  mutant(
    'shop.orderItems',
    'the total of an item is its price',
    rows((item) => ({ ...item, total: item.price })),
  ),
  mutant(
    'shop.orderItems',
    'an item belongs to no order',
    rows((item) => ({ ...item, orderId: `${String(item.orderId)}-` })),
  ),
  mutant(
    'shop.orders',
    'an order belongs to no customer',
    rows((order) => ({ ...order, customerId: `0${String(order.customerId)}` })),
  ),
  mutant(
    'shop.orders',
    'the e-mail of an order differs from its customer’s',
    rows((order) => ({ ...order, email: `x${String(order.email)}` })),
  ),
  mutant(
    'shop.orders',
    'every order has a connector of its own',
    rows((order) => ({ ...order, connectorId: order.id })),
  ),
  mutant(
    'shop.customers',
    'the last name of a customer is in the first name',
    rows((customer) => ({ ...customer, firstName: customer.lastName ?? '' })),
  ),
  mutant(
    'ticketing.tickets',
    'a ticket belongs to no customer',
    rows((ticket) => ({ ...ticket, customerId: `0${String(ticket.customerId)}` })),
  ),
  mutant(
    'ticketing.tickets',
    'prices of tickets are in cents',
    rows((ticket) => ({ ...ticket, price: Math.round(Number(ticket.price) * 100) })),
  ),
  mutant(
    'ticketing.tickets',
    'a price has more than two decimals',
    rows((ticket) => ({ ...ticket, price: Number(ticket.price) + 0.001 })),
  ),
  mutant(
    'ticketing.customers',
    'phones of ticketing customers are numbers',
    rows((customer) => ({
      ...customer,
      phone: Number.parseInt(String(customer.phone).replace(/\D/g, ''), 10) || null,
    })),
  ),

  mutant(
    'system.countries',
    'a country is missing',
    reply((body) => ({ countries: listOf(body.countries).slice(1) })),
  ),
  mutant(
    'system.countries',
    'a country is there twice',
    reply((body) => ({ countries: [...listOf(body.countries), ...listOf(body.countries).slice(0, 1)] })),
  ),
  mutant(
    'system.countries',
    'the flag of a country is its code',
    reply((body) => ({ countries: listOf(body.countries).map((country) => ({ ...country, flag: country.cca2 })) })),
  ),
  mutant(
    'system.countries',
    'countries have codes of three letters',
    reply((body) => ({
      countries: listOf(body.countries).map((country) => ({ ...country, cca2: `${String(country.cca2)}X` })),
    })),
  ),
  mutant(
    'system.sports',
    'a sport is missing',
    reply((body) => ({ sports: listOf(body.sports).slice(1) })),
  ),
  mutant(
    'system.sports',
    'a sport has no name',
    reply((body) => ({ sports: listOf(body.sports).map((sport, at) => (at === 3 ? { ...sport, name: '' } : sport)) })),
  ),
  mutant(
    'system.connectors',
    'the catalogue lacks a provider',
    reply((body) => ({ modules: withoutProvider(body.modules, 'MAUTIC') })),
  ),
  mutant(
    'system.connectors',
    'the catalogue lists PrestaShop under ticketing',
    reply((body) => {
      const modules = isPlainObject(body.modules) ? body.modules : {}
      const moved = {
        ...(isPlainObject(modules.ticketing) && modules.ticketing),
        PRESTASHOP: valueAt(modules, 'shop.PRESTASHOP'),
      }
      return { modules: { ...withoutProvider(modules, 'PRESTASHOP'), ticketing: moved } }
    }),
  ),
  mutant(
    'system.connectors',
    'the catalogue lacks the category social',
    reply((body) => {
      const { social: _, ...modules } = isPlainObject(body.modules) ? body.modules : {}
      return { modules }
    }),
  ),
  mutant(
    'analytics.dashboard',
    'the dashboard has no address',
    reply(() => ({ url: '' })),
  ),
  mutant(
    'system.connectors',
    'the catalogue comes without its envelope',
    reply((body) => body.modules),
  ),
]

function withoutProvider(modules: unknown, provider: string): PlainObject {
  return Object.fromEntries(
    Object.entries(isPlainObject(modules) ? modules : {}).map(([category, entries]) => [
      category,
      Object.fromEntries(Object.entries(isPlainObject(entries) ? entries : {}).filter(([name]) => name !== provider)),
    ]),
  )
}
