import type { UserRecord } from '../db/collections.ts'
import type { Database } from '../db/database.ts'
import { truncate, NAME_MAX } from '../db/text/truncate.ts'
import type { Clock } from '../db/simulation.ts'
import { lifetimes, signToken, type Claims } from '../db/tokens.ts'
import type { Handlers, HandlerContext } from '../http/handler.ts'
import { conflict, refused, unauthenticated } from '../http/problems.ts'
import { countryOf, sportOf } from './club/club.ts'
import { sendMail, consumeLink } from './mails.ts'
import { clubOf, definedOf, sameEmail, userOfEmail } from './records.ts'
import { accountWords, mailWords } from './words.ts'

export const account: Handlers['account'] = {
  login({ body, db, clock }) {
    const user = userOfEmail(db, body.email)
    if (!user || user.password !== body.password) throw unauthenticated(accountWords.badLogin)
    return sessionOf(user, db, clock)
  },

  refresh: ({ caller, db, clock }) => ({ accessToken: tokenFor(caller.user, 'access', db, clock) }),

  async register(input) {
    const { email } = input.body
    await (userOfEmail(input.db, email) ? mailRegistered : mailSignup)(input, email)
    return {}
  },

  async forgotPassword(input) {
    const user = userOfEmail(input.db, input.body.email)
    if (user) {
      await sendMail(input, {
        kind: 'reset',
        to: user.email,
        tenant: user.tenant,
        subject: mailWords.reset.subject,
        text: mailWords.reset.text(truncate(user.firstName, NAME_MAX)),
        link: { kind: 'reset', sub: user.id, tenant: user.tenant, epoch: user.epoch },
      })
    }
    return {}
  },

  validateToken: ({ caller: { claims }, db }) => ({
    email: emailOf(claims, db),
    purpose: linkPurpose(claims),
    tenant: claims.tenant,
  }),

  async create(input) {
    const { body, caller, db, clock, newId } = input
    const email = caller.claims.sub
    const config = {
      country: countryOf(body.country ?? null, 'country'),
      sport: sportOf(body.sport ?? null, 'sport'),
      teamIds: [],
      defaultAnalyticsConnectorId: null,
      accent: null,
    }
    if (userOfEmail(db, email)) throw conflict(accountWords.exists)
    const tenant = newId()
    await consumeLink(input, caller.claims)
    await db.clubs.create({
      id: tenant,
      name: body.name,
      description: null,
      billingPlan: 'none',
      billing: null,
      portalUrl: null,
      fanSync: { status: 'SYNCED', lastSync: null },
      createdAt: clock.iso(),
      config,
    })
    await createUser(input, { tenant, email, role: 'admin', password: body.password, ...nameOf(email) })
    return { email }
  },

  async createUser(input) {
    const { body, caller, db } = input
    const email = caller.claims.sub
    if (userOfEmail(db, email)) throw conflict(accountWords.exists)
    await consumeLink(input, caller.claims)
    await createUser(input, { tenant: caller.claims.tenant ?? '', email, role: 'user', ...body })
    return { email }
  },

  async resetPassword(input) {
    const { body, caller } = input
    await consumeLink(input, caller.claims)
    await setPassword(input, caller.claims.sub, body.newPassword)
    return {}
  },

  me: ({ caller: { user }, db }) => toReply(user, db),

  async updateMe({ body, caller: { user }, db }) {
    const { email } = body
    if (email !== undefined && !sameEmail(email, user.email) && userOfEmail(db, email))
      throw conflict(accountWords.emailTaken, 'email')
    const updated = await db.users.update((q) => q.where({ id: user.id }), {
      data: (record) => void Object.assign(record, definedOf(body)),
    })
    return toReply(updated ?? user, db)
  },

  async changePassword(input) {
    const { body, caller } = input
    if (body.oldPassword !== caller.user.password) throw refused(accountWords.oldPassword, 'oldPassword')
    await setPassword(input, caller.user.id, body.newPassword)
    return {}
  },

  billing: ({ caller: { user }, db }) => ({ url: clubOf(db, user.tenant).portalUrl }),
}

function toReply({ id, tenant, firstName, lastName, email, username, role }: UserRecord, db: Database) {
  const { billing, billingPlan } = clubOf(db, tenant)
  return { id, tenant, firstName, lastName, email, username, role, billing, billingPlan }
}

type SessionClock = Pick<Clock, 'sessionTime'>

/** The tokens of a new session of a user. */
export const sessionOf = (user: UserRecord, db: Database, clock: SessionClock) => ({
  accessToken: tokenFor(user, 'access', db, clock),
  refreshToken: tokenFor(user, 'refresh', db, clock),
})

function tokenFor(user: UserRecord, kind: 'access' | 'refresh', db: Database, clock: SessionClock) {
  return signToken({
    sub: user.id,
    tenant: user.tenant,
    kind,
    exp: clock.sessionTime() + lifetimes[kind],
    epoch: user.epoch,
    generation: db.accessGeneration,
    mail: null,
  })
}

/** Sets a password and raises the epoch, which revokes every older token (docs/contract.md#token-lifetimes). */
async function setPassword({ db }: HandlerContext, id: string, password: string) {
  await db.users.update((q) => q.where({ id }), {
    data(record) {
      record.password = password
      record.epoch++
    },
  })
}

async function createUser(
  { db, clock, newId }: HandlerContext,
  user: Pick<UserRecord, 'tenant' | 'email' | 'role' | 'firstName' | 'lastName' | 'password'>,
) {
  await db.users.create({ ...user, id: newId(), username: null, epoch: 0, createdAt: clock.iso() })
}

/**
 * The sign-up form has no name fields, so the name comes from the address: `orla.keane@…` is Orla Keane (ours), and
 * `1898@…`, which has no letters, is 1898.
 */
function nameOf(email: string) {
  const box = email.slice(0, email.indexOf('@'))
  const [first = box, ...rest] = box
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return { firstName: first, lastName: rest.join(' ') }
}

async function mailSignup(context: HandlerContext, email: string) {
  await sendMail(context, {
    kind: 'signup',
    to: email,
    tenant: null,
    ...mailWords.signup,
    link: { kind: 'signup', sub: email, tenant: null, epoch: 0 },
  })
}

async function mailRegistered(context: HandlerContext, email: string) {
  await sendMail(context, {
    kind: 'registered',
    to: email,
    tenant: null,
    ...mailWords.registered,
  })
}

function emailOf({ kind, sub }: Claims, db: Database) {
  return kind === 'reset' ? db.users.findFirst((q) => q.where({ id: sub }), { strict: true }).email : sub
}

function linkPurpose({ kind }: Claims) {
  if (kind === 'access' || kind === 'refresh') throw unauthenticated(accountWords.notLink)
  return kind
}
