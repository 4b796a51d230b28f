import { LAST_EVENT_ID } from '../../../../src/contract/endpoint/stream.ts'
import { mutant, operationsWhere, statefulMutant, type Middleware, type Mutant } from '../mutant.ts'

/** Changes the header of every answer that has one. */
const header =
  (change: (life: string, number: number) => string): Middleware =>
  async (_, next) => {
    const response = await next()
    const [, life, digits] = /^(.+)-(\d+)$/.exec(response.headers.get(LAST_EVENT_ID) ?? '') ?? []
    if (life === undefined) return response
    const headers = new Headers(response.headers)
    headers.set(LAST_EVENT_ID, change(life, Number(digits)))
    return new Response(response.body, { status: response.status, headers })
  }

const reads = operationsWhere(({ method, auth, id }) => method === 'GET' && auth === 'access' && id !== 'system.sse')

export const lastEventIds: Mutant[] = [
  mutant(
    reads,
    'answers claim to include the next event',
    header((life, number) => `${life}-${number + 1}`),
  ),
  mutant(
    'connectors.list',
    'the list claims to include no event',
    header((life) => `${life}-0`),
  ),
  mutant(
    'home.stats',
    'the figures name an event of another stream',
    header((life, number) => `${life}9-${number}`),
  ),
  statefulMutant('fanProfiles.status', 'the id changes with every answer', () => {
    let answers = 0
    return header((life, number) => `${life}-${Math.max(0, number - answers++)}`)
  }),
  mutant(
    'system.sse',
    'a stream says that it begins after the next event',
    header((life, number) => `${life}-${number + 1}`),
  ),
  mutant(
    'system.sse',
    'a stream says that it begins at the first event',
    header((life) => `${life}-0`),
  ),
]
