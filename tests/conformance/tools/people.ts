import assert from 'node:assert/strict'
import { contract } from '../../../src/contract/index.ts'
import type { Session } from './session.ts'
import type { Account } from '../target.ts'

/**
 * People and clubs that a law may change freely. Creating them takes the links that the model mails, and so needs
 * control.
 */

const { account, users } = contract

type Purpose = 'signup' | 'invitation' | 'reset'

/** The token of the latest link that was mailed to an address. */
async function mailedToken({ target }: Session, purpose: Purpose, to: string): Promise<string> {
  const mails = (await target.control?.mails()) ?? []
  const mail = mails.find((sent) => sent.kind === purpose && sent.to === to)
  assert.ok(mail?.token, `no ${purpose} link was mailed to ${to}`)
  return mail.token
}

/** Signs an address up, and returns the token of the mailed link. */
export async function signUp(session: Session, email = `${session.fresh('founder')}@club.example`) {
  await session.ok(account.register, { body: { email } })
  return { email, token: await mailedToken(session, 'signup', email) }
}

export interface Person extends Account {
  id: string
  tenant: string
  bearer: string
}

async function personOf(session: Session, { email, password }: Account): Promise<Person> {
  const { accessToken: bearer, tenant } = await session.signIn({ email, password })
  const { id } = await session.ok(account.me, { bearer })
  return { email, password, id, tenant, bearer }
}

/** Creates a club with one admin and without a plan. */
export async function newClub(session: Session, { name = 'Carrick Hockey Club' } = {}): Promise<Person> {
  const { email, token } = await signUp(session)
  const password = 'first password'
  await session.ok(account.create, { bearer: token, body: { name, country: 'IE', sport: 'hockey', password } })
  return personOf(session, { email, password })
}

/** Invites an address into a club, and returns the token of the mailed link. */
export async function invite(
  session: Session,
  { tenant, bearer }: Pick<Person, 'tenant' | 'bearer'>,
  email = `${session.fresh('colleague')}@club.example`,
) {
  await session.ok(users.invite, { params: { tenant }, bearer, body: { email } })
  return { email, token: await mailedToken(session, 'invitation', email) }
}

/** Creates another user of the admin's club. */
export async function newUser(session: Session, by?: Pick<Person, 'tenant' | 'bearer'>): Promise<Person> {
  const { email, token } = await invite(session, by ?? (await session.asAdmin()))
  const password = 'their password'
  await session.ok(account.createUser, { bearer: token, body: { firstName: 'Maeve', lastName: 'Doyle', password } })
  return personOf(session, { email, password })
}

/** Requests a new password, and returns the token of the mailed link. */
export async function requestPasswordReset(session: Session, email: string): Promise<string> {
  await session.ok(account.forgotPassword, { body: { email } })
  return mailedToken(session, 'reset', email)
}
