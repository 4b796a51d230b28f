import type { FanProfile } from '../../src/contract/fanProfiles.ts'
import type { ShopOrder, ShopOrderItem } from '../../src/contract/shop.ts'
import type { Ticket } from '../../src/contract/ticketing.ts'
import type { Readers } from './table/generated.ts'

/** A person as statistics know them: the number of a generated profile, or else an e-mail in lower case. */
export type PersonFact = number | string

/** The properties of profiles that statistics read; moments in milliseconds since 1970. */
export interface ProfileFacts {
  person: PersonFact
  /** The number of the generated fan, or else the fan's id; null for a person who is none. */
  fan: number | string | null
  country: string | null
  membership: string | null
  gender: string | null
  birthDay: string | null
  signedUpAt: number | null
}

/** What orders and tickets have in common; money in cents. */
export interface SaleFacts {
  person: PersonFact
  at: number
  cents: number
}

export interface OrderFacts extends SaleFacts {
  /** Identifies the order to its items: the number of a generated order, or else a text. */
  order: number | string
}

export interface OrderItemFacts {
  order: number | string
  productId: string
  name: string
  quantity: number
  cents: number
}

export interface TicketFacts extends SaleFacts {
  event: string
  /** The kind of ticket, such as `Adult`. */
  kind: string
}

const toCents = (amount: number) => Math.round(amount * 100)
const personOf = ({ email }: { email: string }) => email.toLowerCase()
const orderKey = ({ connectorId, orderId }: { connectorId: string | null; orderId: string }) =>
  `${connectorId ?? ''}/${orderId}`

export const profileFacts: Readers<Omit<FanProfile, 'age'>, ProfileFacts> = {
  person: personOf,
  fan: ({ fanId }) => fanId,
  country: ({ country }) => country,
  membership: ({ membership }) => membership,
  gender: ({ gender }) => gender,
  birthDay: ({ birthDay }) => birthDay,
  signedUpAt: ({ signedUpAt }) => (signedUpAt === null ? null : Date.parse(signedUpAt)),
}

export const orderFacts: Readers<ShopOrder, OrderFacts> = {
  person: personOf,
  order: orderKey,
  at: ({ timestamp }) => Date.parse(timestamp),
  cents: ({ amount }) => toCents(amount),
}

export const itemFacts: Readers<ShopOrderItem, OrderItemFacts> = {
  order: orderKey,
  productId: ({ productId }) => productId,
  name: ({ name }) => name,
  quantity: ({ quantity }) => quantity,
  cents: ({ total }) => toCents(total),
}

export const ticketFacts: Readers<Ticket, TicketFacts> = {
  person: personOf,
  at: ({ timestamp }) => Date.parse(timestamp),
  cents: ({ price }) => toCents(price),
  event: ({ event }) => event,
  kind: ({ name }) => name.split(',', 1)[0] ?? name,
}
