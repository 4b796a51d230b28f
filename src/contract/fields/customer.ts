import { z } from '../zod.ts'
import { about, Email, Id, NullableText, Text, Timestamp } from './fields.ts'
import { connectorId } from './person.ts'

/** A customer of a shop or of a ticket office (docs/product/shop.md#fields). */
export const customerFields = {
  id: Id,
  customerId: Text.meta(about("The source's own number.", '70413')),
  firstName: Text.meta(about('Given name.', 'Niamh')),
  lastName: NullableText.meta(about('Family name.', 'Kearney')),
  email: Email.meta(about('Of the customer.', 'niamh@post.example')),
  country: NullableText.meta(about('A name.', 'Ireland')),
  connectorId,
  signedUpAt: Timestamp.nullable().meta({ description: 'When the customer opened the account.' }),
  createdAt: Timestamp,
}

/** The fields that customers of a shop and of a ticket office have in common. */
export type Customer = z.infer<z.ZodObject<typeof customerFields>>

export const Money = z.number().min(0)
/** What the OpenAPI document says about an amount. */
export const aboutMoney = (description: string, example: number) => about(`${description} Two decimals.`, example)
