import { z } from 'zod'
import { Email, Id, optionalText, text, Timestamp } from './fields.ts'
import { connectorId } from './person.ts'

/** A customer of a shop or of a ticket office (docs/product/shop.md#fields). */
export const customerFields = {
  id: Id,
  customerId: text("The source's own number.", '70413'),
  firstName: text('Given name.', 'Niamh'),
  lastName: optionalText('Family name.', 'Kearney'),
  email: Email.meta({ description: 'Of the customer.', examples: ['niamh@post.example'] }),
  country: optionalText('A name.', 'Ireland'),
  connectorId,
  signedUpAt: Timestamp.nullable().meta({ description: 'When the customer opened the account.' }),
  createdAt: Timestamp,
}

/** The fields that customers of a shop and of a ticket office have in common. */
export type Customer = z.infer<z.ZodObject<typeof customerFields>>

export const money = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description: `${description} Two decimals.`, examples: [example] })
