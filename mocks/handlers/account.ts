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

export const account: Handlers['account'] = {
  login({ body, db, clock }) {
    const user = userOfEmail(db, body.email)
    if (!user || user.password !== body.password) throw unauthenticated('Invalid email or password')
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
        subject: 'Reset your password',
        text: `Hello ${truncate(user.firstName, NAME_MAX)},\n\nwe received a request to reset your password. This link expires in 24 hours and can be used once. If you did not ask for it, you can ignore this email.`,
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
    if (userOfEmail(db, email)) throw conflict('An account with this email already exists.')
    const config = {
      country: countryOf(body.country ?? null, 'country'),
      sport: sportOf(body.sport ?? null, 'sport'),
      teamIds: [],
      defaultAnalyticsConnectorId: null,
      accent: null,
    }
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
    if (userOfEmail(db, email)) throw conflict('An account with this email already exists.')
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
      throw conflict('This address is taken.', 'email')
    const updated = await db.users.update((q) => q.where({ id: user.id }), {
      data: (record) => void Object.assign(record, definedOf(body)),
    })
    return toReply(updated ?? user, db)
  },

  async changePassword(input) {
    const { body, caller } = input
    if (body.oldPassword !== caller.user.password) throw refused('The current password is incorrect.', 'oldPassword')
    await setPassword(input, caller.user.id, body.newPassword)
    return {}
  },

  billing: ({ caller: { user }, db }) => ({ url: clubOf(db, user.tenant).portalUrl }),
}

function toReply({ id, tenant, firstName, lastName, email, username, role }: UserRecord, db: Database) {
  const { billing, billingPlan } = clubOf(db, tenant)
  return { id, tenant, firstName, lastName, email, username, role, billing, billingPlan }
}

/** The tokens of a new session of a user. */
export const sessionOf = (user: UserRecord, db: Database, clock: Clock) => ({
  accessToken: tokenFor(user, 'access', db, clock),
  refreshToken: tokenFor(user, 'refresh', db, clock),
})

function tokenFor(user: UserRecord, kind: 'access' | 'refresh', db: Database, clock: Clock) {
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

/** The sign-up form has no name fields, so the name comes from the address: `orla.keane@…` is Orla Keane (ours). */
function nameOf(email: string) {
  const [first = '', ...rest] = email
    .slice(0, email.indexOf('@'))
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
    subject: 'Set up your club',
    text: 'Welcome,\n\nthere is one step left: tell us the name of your club and choose a password. This link expires in 7 days and can be used once.',
    link: { kind: 'signup', sub: email, tenant: null, epoch: 0 },
  })
}

async function mailRegistered(context: HandlerContext, email: string) {
  await sendMail(context, {
    kind: 'registered',
    to: email,
    tenant: null,
    subject: 'You already have an account',
    text: 'Hello,\n\nsomeone tried to sign up with this email, but you already have an account. Sign in, or reset your password if you have forgotten it.',
  })
}

function emailOf({ kind, sub }: Claims, db: Database) {
  return kind === 'reset' ? db.users.findFirst((q) => q.where({ id: sub }), { strict: true }).email : sub
}

function linkPurpose({ kind }: Claims) {
  if (kind === 'access' || kind === 'refresh') throw unauthenticated('A token of another kind is needed here.')
  return kind
}
