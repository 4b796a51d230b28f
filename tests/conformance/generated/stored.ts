import { endpoints } from '../../../src/contract/index.ts'
import type { Endpoint } from '../../../src/contract/endpoint/endpoint.ts'
import { expectReply, type Sent, type Session } from '../tools/session.ts'

/** Reads what an operation has written, or is about to write. */
export interface Reader {
  /** The operation that reads. */
  id: string
  read(session: Session, sent: Sent, row?: string): Promise<unknown>
}

const writers = ['create', 'update', 'updateMe', 'setup']

/** The operation that reads what another one writes; null where there is none. */
export function readerOf({ id, method }: Endpoint): Reader | null {
  const [area = '', verb = ''] = id.split('.')
  if (method === 'GET' || !writers.includes(verb)) return null
  const reader = endpoints.find((other) => other.id === (verb === 'updateMe' ? 'account.me' : `${area}.get`))
  // A call that founds a club or makes a user has no row that its token could read.
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
