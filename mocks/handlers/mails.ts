import { TEXT_MAX } from '../../src/contract/fields/fields.ts'
import type { MailRecord } from '../db/collections.ts'
import { truncate } from '../db/text/truncate.ts'
import { lifetimes, signToken, type Claims } from '../db/tokens.ts'
import type { HandlerContext } from '../http/handler.ts'

/** Who a link is for, and of which club: `sub` is a user id, or the address of someone who is no user yet. */
export type LinkFor = Pick<Claims, 'sub' | 'tenant' | 'epoch'> & { kind: 'signup' | 'invitation' | 'reset' }

const routes = { signup: '/signup', invitation: '/newuser', reset: '/resetpassword' } as const

type Letter = Pick<MailRecord, 'kind' | 'to' | 'tenant' | 'subject' | 'text'> & { from?: string; link?: LinkFor }

/**
 * "Sends" a mail: a row of the model, which `control.mails` reads. Its link carries a token that works once. No mail is refused
 * because somebody has a long name.
 */
export async function sendMail({ db, clock, newId }: HandlerContext, { link, from, subject, text, ...letter }: Letter) {
  const id = newId()
  await db.mails.create({
    ...letter,
    subject: truncate(subject, TEXT_MAX),
    text: truncate(text, TEXT_MAX),
    id,
    from: from ?? null,
    link: link ? `${routes[link.kind]}/${encodeURIComponent(tokenOf(link, id, clock.now()))}` : null,
    at: clock.iso(),
    usedAt: null,
  })
}

function tokenOf({ sub, tenant, epoch, kind }: LinkFor, mail: string, now: number) {
  return signToken({ sub, tenant, epoch, kind, mail, exp: now + lifetimes[kind], generation: 0 })
}

/** From now on the link that a token came in is refused. */
export async function consumeLink({ db, clock }: HandlerContext, { mail }: Claims) {
  await db.mails.update((q) => q.where({ id: mail ?? '' }), {
    data(record) {
      record.usedAt = clock.iso()
    },
  })
}
