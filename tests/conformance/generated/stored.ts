import { endpoints } from '../../../src/contract/index.ts'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { expectReply } from '../tools/replies.ts'
import type { Sent, Session } from '../tools/session.ts'

/** Reads the row that an operation writes. */
export interface Reader {
  /** The id of the reading operation. */
  id: string
  read(session: Session, sent: Sent, row?: string): Promise<unknown>
}

const writers = ['create', 'update', 'updateMe', 'setup']

/** Finds the operation that reads what another one writes; null if there is none. */
export function readerOf({ id, method }: Endpoint): Reader | null {
  const [area = '', verb = ''] = id.split('.')
  if (method === 'GET' || !writers.includes(verb)) return null
  const reader = endpoints.find((other) => other.id === (verb === 'updateMe' ? 'account.me' : `${area}.get`))
  // Creating a club or a user returns no row that the call's token could read.
  if (!reader || (area === 'account' && verb !== 'updateMe')) return null
  return {
    id: reader.id,
    async read(session, { params, bearer }, row) {
      const answer = await session.send(reader, {
        params: { ...params, ...(row !== undefined && { id: row }) },
        ...(bearer !== undefined && { bearer }),
      })
      expectReply(reader, answer)
      return answer.body
    },
  }
}
