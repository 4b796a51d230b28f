import { z } from './zod.ts'
import { endpoint } from './endpoint/endpoint.ts'
import { about, Empty, Text } from './fields/fields.ts'

export const send = endpoint({
  id: 'support.send',
  method: 'POST',
  path: '/customers/support',
  auth: 'access',
  action: 'sending request',
  body: z.object({
    subject: Text.meta(about('May be empty.', 'Tickets of last Saturday')),
    message: Text.meta(about('May be empty.', 'Two hundred tickets are missing.\nCan you help?')),
  }),
  responses: { 202: Empty },
  unread: true,
  source: {
    doc: 'docs/contract.md#support-operations',
    stated: true,
    decisions: { 'docs/contract.md#required-fields': 'empty texts are accepted' },
  },
})
