import type { ShopOrder, ShopOrderItem } from '../../../src/contract/shop.ts'
import type { OrderColumn, OrderItemColumn } from '../../../src/contract/fields/columns.ts'
import type { OrderItemFacts, SaleFacts } from '../../db/facts.ts'
import { createNumberedIds } from '../../db/random/ids.ts'
import { ready, type Steps } from '../../db/steps.ts'
import { codesFor, fillColumns, type Codes } from '../../db/table/codes.ts'
import { codeKeys, numberKeys } from '../../db/table/digits.ts'
import type { GeneratedRows, RowOrder, SortKeys } from '../../db/table/generated.ts'
import { flagsOf, markCodes, type Marks } from '../../db/table/marks.ts'
import { fold } from '../../db/text/fold.ts'
import type { Accounts } from '../customers/accounts.ts'
import { peopleByEmail, prepareKeys } from '../fans/personKeys.ts'
import { emailColumns, searchEmails } from '../fans/personSearch.ts'
import { createOwned } from '../../db/groups.ts'
import { createDays } from '../days.ts'
import { isoText } from '../moments.ts'
import { consecutiveKeys, decimalOrder, markDigits } from '../words/decimals.ts'
import { ranksOf } from '../words/ranks.ts'
import { FIRST_ORDER, quantities } from './orders.ts'
import { centsOf } from './baskets.ts'
import type { Sales } from './sales.ts'

/** An order has fewer lines. */
const MOST_LINES = 16

const orderIdOf = (order: number) => FIRST_ORDER + order

/** The orders of a shop. */
export function ordersOf(accounts: Accounts, sales: Sales): GeneratedRows<ShopOrder, OrderColumn, SaleFacts> {
  const { people, connectorId, numberOf } = accounts
  const ids = createNumberedIds(`${people.seed}/shop order ids`, sales.count)
  const owned = createOwned(people.count, sales.buyer)
  const customerOf = (order: number) => numberOf(sales.buyer.at(order))
  const sortKeys: Record<OrderColumn, () => Steps<SortKeys | null>> = {
    orderId: () => ready(consecutiveKeys(FIRST_ORDER, sales.count)),
    *customerId() {
      return { order: yield* owned.inOrder(decimalOrder(numberOf(0), people.count)) }
    },
    *email() {
      return { order: yield* owned.inOrder(yield* peopleByEmail(people)) }
    },
    *amount() {
      return amountKeys(yield* sales.cents.allInSteps())
    },
    timestamp: () => ready(null),
    // All are of one source.
    connectorId: () => ready(null),
    createdAt: () => ready(null),
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
    fields: {
      timestamp: (order) => isoText(sales.at(order)),
      createdAt: (order) => isoText(sales.createdAt(order)),
    },
    id: (order) => ids.of(order),
    numberOf: (id) => ids.numberOf(id),
    source: () => connectorId,
    findAll(email) {
      const n = people.numberOfEmail(email)
      return n === undefined ? [] : [...owned.of(n)]
    },
    prepareFindAll: owned.prepare,
    facts: {
      person: sales.buyer.allInSteps,
      at: () => ready(sales.at),
      days: createDays(sales.count, sales.at),
      cents: sales.cents.allInSteps,
    },
    sortKeys: (column) => sortKeys[column](),
    prepareSorts: () => prepareKeys(people, [sales.buyer, sales.cents], owned),
    prepareSearch: () => fillColumns([sales.buyer, ...emailColumns(people)]),
    search(needle, marks) {
      markCodes(marks, sales.buyer.all(), searchBuyers(accounts, needle))
      if (/^\d+$/.test(needle)) markDigits(marks, FIRST_ORDER, needle)
    },
  }
}

const orderOfItem = ({ items }: Sales, item: number) => items.groupOf(item)
const lineOfItem = (sales: Sales, item: number) => item - sales.items.start(orderOfItem(sales, item))

/** The items in the order of the numbers of their orders, as texts; null if that is the order of their own. */
function itemOrder({ count, items }: Sales): RowOrder | null {
  const keys = consecutiveKeys(FIRST_ORDER, count)
  if (!keys) return null
  const order = new Uint32Array(items.total)
  let length = 0
  for (let at = 0; at < count; at++) {
    const group = keys.order[at] ?? 0
    const end = items.start(group + 1)
    for (let item = items.start(group); item < end; item++) order[length++] = item
  }
  return { order }
}

/** The sort keys of the amounts of orders, in cents. */
function amountKeys(amounts: Codes): SortKeys {
  let highest = 0
  for (let order = 0; order < amounts.length; order++) highest = Math.max(highest, amounts[order] ?? 0)
  return numberKeys(amounts, 1 + highest)
}

/** The most pieces of an article in an order. */
const MOST_PIECES = Math.max(...quantities.map(([pieces]) => pieces))

function* totalKeys({ articles, article, quantity }: Sales): Steps<SortKeys> {
  const [codes, pieces] = [yield* article.allInSteps(), yield* quantity.allInSteps()]
  const cents = Uint32Array.from(articles, centsOf)
  const size = 1 + Math.max(0, ...cents) * MOST_PIECES
  const totals = codesFor(codes.length, size)
  for (let item = 0; item < totals.length; item++) totals[item] = (cents[codes[item] ?? 0] ?? 0) * (pieces[item] ?? 0)
  return numberKeys(totals, size)
}

const allBytes = Array.from({ length: 2 ** 8 }, (_, value) => value)

function itemKeys(sales: Sales): Record<OrderItemColumn, () => Steps<SortKeys | null>> {
  const { articles } = sales
  function* articleKeys(read: (code: number) => string): Steps<SortKeys> {
    // The list of articles is complete once all items have one.
    const codes = yield* sales.article.allInSteps()
    const texts = articles.map((_, code) => read(code))
    const ranks = ranksOf(texts)
    return codeKeys(codes, texts.map(ranks.of), ranks.size)
  }
  return {
    // A line follows the number of the order and a hyphen, which comes before every digit; and no order has ten lines.
    itemId: () => ready(itemOrder(sales)),
    orderId: () => ready(itemOrder(sales)),
    name: () => articleKeys((code) => articles[code]?.name ?? ''),
    productId: () => articleKeys((code) => articles[code]?.productId ?? ''),
    *price() {
      const codes = yield* sales.article.allInSteps()
      const cents = articles.map(centsOf)
      return codeKeys(codes, cents, 1 + Math.max(0, ...cents))
    },
    *quantity() {
      return codeKeys(yield* sales.quantity.allInSteps(), allBytes, allBytes.length)
    },
    total: () => totalKeys(sales),
    // All are of one source.
    connectorId: () => ready(null),
    createdAt: () => ready(null),
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
      orders: () => ready(items),
      size: sales.size.allInSteps,
      quantity: sales.quantity.allInSteps,
      *product() {
        const codes = yield* sales.article.allInSteps()
        const values = articles.map((article) => ({ ...article, cents: centsOf(article) }))
        return { codes, values }
      },
    },
    sortKeys: (column) => sortKeys[column](),
    prepareSorts: () => fillColumns([sales.article, sales.quantity]),
    prepareSearch: sales.article.allInSteps,
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
