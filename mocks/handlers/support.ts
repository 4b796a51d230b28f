import type { Handlers } from '../http/handler.ts'
import { sendMail } from './mails.ts'

export const support: Handlers['support'] = {
  async send(input) {
    const { body, caller } = input
    await sendMail(input, {
      kind: 'support',
      to: 'support',
      from: caller.user.email,
      tenant: caller.user.tenant,
      subject: body.subject,
      text: body.message,
    })
    return {}
  },
}
