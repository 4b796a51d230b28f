import { TEXT_MAX } from '../../src/contract/fields/fields.ts'
import type { MailRecord } from '../db/collections.ts'
import { truncate } from '../db/text/truncate.ts'
import { lifetimes, signToken, type Claims } from '../db/tokens.ts'
import type { HandlerContext } from '../http/handler.ts'

/** The recipient of a link and their club; `sub` is a user id, or the address of someone who is not a user yet. */
export type LinkRecipient = Pick<Claims, 'sub' | 'tenant' | 'epoch'> & { kind: 'signup' | 'invitation' | 'reset' }

const routes = { signup: '/signup', invitation: '/newuser', reset: '/resetpassword' } as const

type MailDraft = Pick<MailRecord, 'kind' | 'to' | 'tenant' | 'subject' | 'text'> & {
  from?: string
  link?: LinkRecipient
}

/**
 * "Sends" a mail by storing it for `control.mails`. Its link carries a token that works once. Long texts are cut, so
 * that a long name does not make it fail.
 */
export async function sendMail(
  { db, clock, newId }: HandlerContext,
  { link, from, subject, text, ...draft }: MailDraft,
) {
  const id = newId()
  await db.mails.create({
    ...draft,
    subject: truncate(subject, TEXT_MAX),
    text: truncate(text, TEXT_MAX),
    id,
    from: from ?? null,
    link: link ? `${routes[link.kind]}/${encodeURIComponent(tokenOf(link, id, clock.now()))}` : null,
    at: clock.iso(),
    usedAt: null,
  })
}

function tokenOf({ sub, tenant, epoch, kind }: LinkRecipient, mail: string, now: number) {
  return signToken({ sub, tenant, epoch, kind, mail, exp: now + lifetimes[kind], generation: 0 })
}

/** Marks the link of a token as used, so that it is rejected from now on. */
export async function consumeLink({ db, clock }: HandlerContext, { mail }: Claims) {
  await db.mails.update((q) => q.where({ id: mail ?? '' }), {
    data(record) {
      record.usedAt = clock.iso()
    },
  })
}
