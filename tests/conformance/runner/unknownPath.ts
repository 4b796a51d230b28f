import { errorsOf } from '../../../src/contract/endpoint/endpoint.ts'
import { ErrorBody } from '../../../src/contract/endpoint/errors.ts'
import { contract } from '../../../src/contract/index.ts'
import { endpointOf, missingRow } from '../laws/general/provoke.ts'
import type { Target } from '../target.ts'
import type { Answer } from '../tools/replies.ts'
import { openSession } from '../tools/session.ts'
import { Blocked, Violation } from '../tools/violation.ts'

/** Statuses of a path that a server does not have. */
export const UNBUILT: readonly number[] = [404, 405, 501]

const NOWHERE = '/no-such-path'

/**
 * True if a server answers somebody who is signed in at an operation as at a path that it does not have. Many servers
 * look at the token first, so that strangers get 401 everywhere. Asks for a row that nobody has, and never where that
 * could change something.
 */
export async function isUnknownPath(operation: string, target: Target): Promise<boolean> {
  try {
    return await looksUnknown(operation, target)
  } catch (error) {
    // Without an answer there is nothing to compare.
    if (error instanceof Violation || error instanceof Blocked) return false
    throw error
  }
}

async function looksUnknown(operation: string, target: Target): Promise<boolean> {
  const endpoint = endpointOf(operation)
  if (endpoint.auth === 'access' && !endpoint.path.includes(':')) return false
  const session = openSession(target, { judged: operation, isUnbuilt: () => false })
  const login = await session.send(contract.account.login, { body: target.admin })
  const tokens = contract.account.login.responses[200].safeParse(login.body)
  if (!tokens.success) return false
  const bearer = tokens.data.accessToken
  const answer = await session.send(endpoint, { params: missingRow('x'), bearer, ...(endpoint.body && { body: {} }) })
  if (!UNBUILT.includes(answer.status)) return false
  // A row that is not there is declared, and may be answered like a path that is not there.
  if (errorsOf(endpoint).includes(404) && ErrorBody.safeParse(answer.body).success) return false
  const nowhere = await session.send({ method: endpoint.method, path: NOWHERE }, { bearer })
  return nowhere.status === answer.status && shapeOf(nowhere) === shapeOf(answer)
}

/** A body without what names the path or the moment. */
const shapeOf = ({ body }: Answer) =>
  JSON.stringify(body ?? null)
    .replace(/\/[^"'`\s<>]*/g, '…')
    .replace(/\w*\d[\w-]*/g, '…')
