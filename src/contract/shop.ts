import { z } from './zod.ts'
import { orderColumns, orderItemColumns, customerColumns } from './fields/columns.ts'
import { customerFields, Money, aboutMoney } from './fields/customer.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Email, Id, tenantParams, Text, Timestamp } from './fields/fields.ts'
import { pageOf, pagingQuery } from './endpoint/paging.ts'
import { connectorId } from './fields/person.ts'

export const ShopCustomer = z
  .strictObject(customerFields)
  .meta({ id: 'ShopCustomer', description: 'A customer of the club’s shop.' })
export type ShopCustomer = z.infer<typeof ShopCustomer>

/** An order of the shop (docs/product/shop.md#fields). */
export const ShopOrder = z
  .strictObject({
    id: Id,
    orderId: Text.meta(about("The shop's own number.", '104233')),
    customerId: Text.meta(about('customerId of the customer.', '70413')),
    email: Email.meta(about('Of the customer.', 'niamh@post.example')),
    amount: Money.meta(aboutMoney('Sum of its items.', 59.9)),
    connectorId,
    timestamp: Timestamp.meta({ description: 'When it was placed.' }),
    createdAt: Timestamp,
  })
  .meta({ id: 'ShopOrder', description: 'An order of the shop.' })
export type ShopOrder = z.infer<typeof ShopOrder>

/** A line of an order. */
export const ShopOrderItem = z
  .strictObject({
    id: Id,
    itemId: Text.meta(about("The shop's own number.", '104233-1')),
    name: Text.meta(about('The product.', 'Home shirt 2025/26')),
    orderId: Text.meta(about('orderId of its order.', '104233')),
    productId: Text.meta(about('The article.', 'WR-1002')),
    price: Money.meta(aboutMoney('Price of one item.', 59.9)),
    quantity: z.int().min(1).meta(about('Number of items.', 1)),
    total: Money.meta(aboutMoney('price × quantity.', 59.9)),
    connectorId,
    createdAt: Timestamp,
  })
  .meta({ id: 'ShopOrderItem', description: 'A line of an order.' })
export type ShopOrderItem = z.infer<typeof ShopOrderItem>

const source = { doc: 'docs/contract.md#shop-operations', stated: true } as const

export const customers = endpoint({
  id: 'shop.customers',
  method: 'GET',
  path: '/shop/:tenant/customers',
  auth: 'access',
  action: 'getting shop customers',
  params: tenantParams,
  query: pagingQuery(customerColumns, 'createdAt'),
  responses: { 200: pageOf(ShopCustomer) },
  staleAfter: ['ShopCustomersUpdated'],
  source,
})

export const orders = endpoint({
  id: 'shop.orders',
  method: 'GET',
  path: '/shop/:tenant/orders',
  auth: 'access',
  action: 'getting shop orders',
  params: tenantParams,
  query: pagingQuery(orderColumns, 'createdAt'),
  responses: { 200: pageOf(ShopOrder) },
  staleAfter: ['ShopOrdersUpdated'],
  source,
})

export const orderItems = endpoint({
  id: 'shop.orderItems',
  method: 'GET',
  path: '/shop/:tenant/order-items',
  auth: 'access',
  action: 'getting shop order items',
  params: tenantParams,
  query: pagingQuery(orderItemColumns, 'createdAt'),
  responses: { 200: pageOf(ShopOrderItem) },
  staleAfter: ['ShopOrderItemsUpdated'],
  source,
})
