/**
 * Code that the compiler must refuse. Each `@ts-expect-error` is a test: `tsc` fails if the next line compiles.
 */
import type { Call } from '../../src/api/client/client.ts'
import { endpoint } from '../../src/contract/endpoint/endpoint.ts'
import { contract } from '../../src/contract/index.ts'
import type { Handler, Handlers } from '../../mocks/http/handler.ts'

declare const call: Call
declare const handlers: Handlers

// Correct calls compile.
void call(contract.fanProfiles.list, { params: { tenant: 't' }, query: { limit: 10, orderBy: 'score' } })
void call(contract.fanProfiles.list, { params: { tenant: 't' } }).then((page) => page.items[0]?.email.length)
void call(contract.account.me, {})

// @ts-expect-error a path parameter is missing
void call(contract.fanProfiles.get, { params: { tenant: 't' } })
// @ts-expect-error a path parameter of another name
void call(contract.fanProfiles.list, { params: { club: 't' } })
// @ts-expect-error a query value of another type
void call(contract.fanProfiles.list, { params: { tenant: 't' }, query: { limit: 'ten' } })
// @ts-expect-error a column that this table does not have
void call(contract.fanProfiles.list, { params: { tenant: 't' }, query: { orderBy: 'shoeSize' } })
// @ts-expect-error a field of the body is missing
void call(contract.account.login, { body: { email: 'a@b.example' } })
// @ts-expect-error the body is missing
void call(contract.account.login, {})
// @ts-expect-error the reply does not have this field
void call(contract.account.me, {}).then((user) => user.shoeSize)

const { me, ...others } = handlers.account
// @ts-expect-error a handler is missing
export const short: Handlers['account'] = others
export const whole: Handlers['account'] = { ...others, me }

// @ts-expect-error a field of the reply is missing
export const shortReply: Handler<typeof contract.account.login> = () => ({ accessToken: 't' })
// @ts-expect-error a field of another type in a reply
export const wrongReply: Handler<typeof contract.home.stats> = ({ db, params }) => ({ ...db, totalFans: params.tenant })
// @ts-expect-error an open operation has no caller
export const noCaller: Handler<typeof contract.system.sports> = ({ caller }) => ({ sports: [caller.user] })

endpoint({
  ...contract.system.sports,
  // @ts-expect-error the status is no success
  responses: { 404: contract.system.sports.responses[200] },
})
