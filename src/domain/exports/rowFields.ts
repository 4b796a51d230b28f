import { FanProfile } from '../../contract/fanProfiles.ts'
import { Fan } from '../../contract/fans.ts'
import { Membership } from '../../contract/memberships.ts'
import { ShopCustomer, ShopOrder, ShopOrderItem } from '../../contract/shop.ts'
import { Ticket, TicketingCustomer } from '../../contract/ticketing.ts'

/** The columns of each kind's file, in order. */
export const rowFields = {
  fanProfiles: Object.keys(FanProfile.shape),
  fans: Object.keys(Fan.shape),
  memberships: Object.keys(Membership.shape),
  shopCustomers: Object.keys(ShopCustomer.shape),
  shopOrders: Object.keys(ShopOrder.shape),
  shopOrderItems: Object.keys(ShopOrderItem.shape),
  ticketingCustomers: Object.keys(TicketingCustomer.shape),
  tickets: Object.keys(Ticket.shape),
} as const

/** A kind of rows that can be exported. */
export type ExportKind = keyof typeof rowFields
