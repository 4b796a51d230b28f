import type { ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import type { OrderColumn, OrderItemColumn } from '../../../src/contract/fields/columns.ts'
import type { OrderItemFacts, SaleFacts } from '../../db/facts.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { createColumn, createNumberColumn } from '../../db/table/codes.ts'
import type { GeneratedRows, SortKeys } from '../../db/table/generated.ts'
import { flagsOf, markCodes, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import type { Accounts } from '../customers/accounts.ts'
import { emailRanks } from '../fans/personKeys.ts'
import { searchEmails } from '../fans/personSearch.ts'
import { createOwned } from '../../db/groups.ts'
import { isoText } from '../moments.ts'
import { amountKeys, decimalKey, decimalKeys, DECIMAL_KEYS, markDigits } from '../words/decimals.ts'
import { ranksOf } from '../words/ranks.ts'
import { FIRST_ORDER } from './orders.ts'
import { centsOf, type Sales } from './sales.ts'

const oneKey: SortKeys = { size: 1, of: () => 0 }

/** An order has fewer lines. */
const MOST_LINES = 16

const orderIdOf = (order: number) => FIRST_ORDER + order

/** The orders of a shop. */
export function ordersOf(accounts: Accounts, sales: Sales): GeneratedRows<ShopOrder, OrderColumn, SaleFacts> {
  const { people, connectorId, numberOf } = accounts
  const ids = createNumberedIds(`${people.seed}/shop order ids`, sales.count)
  const owned = createOwned(people.count, sales.buyer)
  const times = createNumberColumn(sales.count, sales.at)
  const customerOf = (order: number) => numberOf(sales.buyer.at(order))
  const sortKeys: Record<OrderColumn, () => SortKeys | null> = {
    orderId: () => decimalKeys(orderIdOf),
    customerId: () => decimalKeys(customerOf),
    email() {
      const ranks = emailRanks(people)
      const buyers = sales.buyer.all()
      return { size: people.count, of: (order) => ranks[buyers[order] ?? 0] ?? 0 }
    },
    amount() {
      const cents = sales.cents.all()
      return amountKeys(sales.count, (order) => cents[order] ?? 0)
    },
    timestamp: () => null,
    connectorId: () => oneKey,
    createdAt: () => null,
  }
  return {
    key: `${people.seed}/shop orders`,
    count: sales.count,
    row: (order) => ({
      id: ids.of(order),
      orderId: String(orderIdOf(order)),
      customerId: String(customerOf(order)),
      email: people.email(sales.buyer.at(order)),
      amount: sales.cents.at(order) / 100,
      connectorId,
      timestamp: isoText(sales.at(order)),
      createdAt: isoText(sales.createdAt(order)),
    }),
    id: (order) => ids.of(order),
    numberOf: (id) => ids.numberOf(id),
    source: () => connectorId,
    findAll(email) {
      const n = people.numberOfEmail(email)
      return n === undefined ? [] : [...owned.of(n)]
    },
    prepareFindAll: owned.prepare,
    facts: { person: sales.buyer.allInSteps, at: times.allInSteps, cents: sales.cents.allInSteps },
    sortKeys: (column) => sortKeys[column](),
    search(needle, marks) {
      markCodes(marks, sales.buyer.all(), searchBuyers(accounts, needle))
      if (/^\d+$/.test(needle)) markDigits(marks, FIRST_ORDER, needle)
    },
  }
}

const orderOfItem = ({ items }: Sales, item: number) => items.groupOf(item)
const lineOfItem = (sales: Sales, item: number) => item - sales.items.start(orderOfItem(sales, item))

function itemKeys(sales: Sales): Record<OrderItemColumn, () => SortKeys | null> {
  const { articles } = sales
  const articleKeys = (read: (code: number) => string): SortKeys => {
    const codes = sales.article.all()
    const texts = articles.map((_, code) => read(code))
    const ranks = ranksOf(texts)
    const ofCode = texts.map(ranks.of)
    return { size: ranks.size, of: (item) => ofCode[codes[item] ?? 0] ?? 0 }
  }
  const centKeys = (read: (cents: number, quantity: number) => number): SortKeys => {
    const [codes, quantities] = [sales.article.all(), sales.quantity.all()]
    const cents = articles.map(centsOf)
    return amountKeys(sales.items.total, (item) => read(cents[codes[item] ?? 0] ?? 0, quantities[item] ?? 0))
  }
  return {
    // A line follows the number of the order and a hyphen, which comes before every digit.
    itemId: () => ({
      size: DECIMAL_KEYS * MOST_LINES,
      of: (item) => decimalKey(orderIdOf(orderOfItem(sales, item))) * MOST_LINES + lineOfItem(sales, item),
    }),
    orderId: () => decimalKeys((item) => orderIdOf(orderOfItem(sales, item))),
    name: () => articleKeys((code) => articles[code]?.name ?? ''),
    productId: () => articleKeys((code) => articles[code]?.productId ?? ''),
    price: () => centKeys((cents) => cents),
    quantity: () => centKeys((_, quantity) => quantity),
    total: () => centKeys((cents, quantity) => cents * quantity),
    connectorId: () => oneKey,
    createdAt: () => null,
  }
}

/** The items of a shop's orders. */
export function orderItemsOf(
  accounts: Accounts,
  sales: Sales,
): GeneratedRows<ShopOrderItem, OrderItemColumn, OrderItemFacts> {
  const { items, articles } = sales
  const { people, connectorId } = accounts
  const ids = createNumberedIds(`${people.seed}/shop item ids`, items.total)
  const orderOf = (item: number) => orderOfItem(sales, item)
  const lineOf = (item: number) => lineOfItem(sales, item)
  const itemIdOf = (item: number) => `${orderIdOf(orderOf(item))}-${lineOf(item) + 1}`
  const sortKeys = itemKeys(sales)
  const orders = createColumn(items.total, 2 ** 32, orderOf)
  return {
    key: `${people.seed}/shop items`,
    count: items.total,
    row(item) {
      const order = orderOf(item)
      const article = articles[sales.article.at(item)]
      const { name, productId, price } = article ?? { name: '', productId: '', price: 0 }
      const quantity = sales.quantity.at(item)
      return {
        id: ids.of(item),
        itemId: itemIdOf(item),
        name,
        orderId: String(orderIdOf(order)),
        productId,
        price,
        quantity,
        total: (centsOf(article) * quantity) / 100,
        connectorId,
        createdAt: isoText(sales.createdAt(order)),
      }
    },
    id: (item) => ids.of(item),
    numberOf: (id) => ids.numberOf(id),
    source: () => connectorId,
    findAll(orderId) {
      const order = Number(orderId) - FIRST_ORDER
      if (!(order >= 0 && order < sales.count) || String(orderIdOf(order)) !== orderId) return []
      const start = items.start(order)
      return Array.from({ length: items.start(order + 1) - start }, (_, line) => start + line)
    },
    facts: {
      order: orders.allInSteps,
      quantity: sales.quantity.allInSteps,
      *product() {
        const codes = yield* sales.article.allInSteps()
        const values = articles.map((article) => ({ ...article, cents: centsOf(article) }))
        return { codes, values }
      },
    },
    sortKeys: (column) => sortKeys[column](),
    search(needle, marks) {
      const codes = sales.article.all()
      const texts = articles.map(({ name, productId }) => fold(`${name}\u0000${productId}`))
      markCodes(
        marks,
        codes,
        flagsOf(texts, (text) => text.includes(needle)),
      )
      searchItemIds(sales, needle, marks)
    },
  }
}

/** Marks the items whose id contains a needle: the number of the order, a hyphen, and that of the line. */
function searchItemIds({ count, items }: Sales, needle: string, marks: Marks) {
  const [, before = '', hyphen, after = ''] = /^(\d*)(-?)(\d*)$/.exec(needle) ?? []
  if (hyphen === undefined) return
  const lines = Uint8Array.from({ length: MOST_LINES }, (_, line) =>
    (hyphen === '-' ? String(line + 1).startsWith(after) : String(line + 1).includes(needle)) ? 1 : 0,
  )
  const orders = new Uint8Array(count)
  if (hyphen === '') markDigits(orders, FIRST_ORDER, needle)
  else if (before === '') orders.fill(1)
  else markDigits(orders, FIRST_ORDER, before, 'end')
  const isAnyLine = lines.includes(1)
  for (let order = 0; order < count; order++) {
    const isFound = orders[order] === 1
    if (hyphen === '-' ? !isFound || !isAnyLine : !isFound && !isAnyLine) continue
    const start = items.start(order)
    const end = items.start(order + 1)
    for (let item = start; item < end; item++)
      if (hyphen === '-' ? lines[item - start] === 1 : isFound || lines[item - start] === 1) marks[item] = 1
  }
}

/** Marks the people whose e-mail or customer number contains a needle; those without an account buy nothing. */
export function searchBuyers({ people, numberOf }: Accounts, needle: string): Marks {
  const found = new Uint8Array(people.count)
  searchEmails(people, needle, found)
  if (/^\d+$/.test(needle)) markDigits(found, numberOf(0), needle)
  return found
}
