import { createBackend } from '../../../mocks/backend.ts'
import { rovers, type ScenarioName } from '../../../mocks/seed/scenarios/scenarios.ts'
import { ORIGIN } from '../../support/model/person.ts'

/** How long the model may take to prepare what follows a first list, in milliseconds; it begins after a moment. */
const AHEAD_MS: Record<'rovers' | 'huge' | 'million', number> = { rovers: 0, huge: 2000, million: 8000 }

/** Waits until the model has prepared what follows a first list, while nobody calls. */
export const untilPrepared = (scenario: keyof typeof AHEAD_MS) =>
  new Promise<void>((resolve) => setTimeout(resolve, AHEAD_MS[scenario]))

/** Opens a model as an administrator, who reads and imports through the whole pipeline. Failures throw. */
export async function openAdmin(scenario: ScenarioName) {
  const backend = createBackend({ scenario })
  const admin = (await backend.control.people()).find(({ tenant, role }) => tenant === rovers.id && role === 'admin')
  const { accessToken } = await backend.control.session(admin?.id ?? '')
  const headers = { authorization: `Bearer ${accessToken}` }
  const requestOf = (method: string, path: string, body: FormData | null = null) =>
    new Request(ORIGIN + path.replace(':tenant', rovers.id), { method, headers, body })

  async function send(request: Request): Promise<Response> {
    const answer = await backend.fetch(request)
    if (!answer.ok) throw new Error(`${request.url}: ${answer.status}`)
    return answer
  }

  return {
    backend,
    read: (path: string) => send(requestOf('GET', path)),
    write: (method: string, path: string) => send(requestOf(method, path)),
    /** Makes a file of new fans, and returns what imports it and reads the list that shows them. */
    importOf(turn: number, rows: number) {
      const file = new Blob([csvOf(turn, rows)], { type: 'text/csv' })
      const form = new FormData()
      form.append('file', file, 'fans.csv')
      const request = requestOf('POST', '/fan/:tenant/fans/upload-csv', form)
      return async () => {
        await send(request)
        await send(requestOf('GET', '/fan/:tenant/fans?limit=10'))
      }
    },
  }
}
export type Admin = Awaited<ReturnType<typeof openAdmin>>

/** A file with every column that people usually have. */
function csvOf(turn: number, rows: number): string {
  const lines = ['firstName,lastName,email,birthDay,city,country,phone,gender,signedUpAt,acceptsPrivacyPolicy']
  for (let at = 0; at < rows; at++)
    lines.push(
      `Niamh,Kearney ${at},niamh.${turn}.${at}@import.example,1988-04-23,Sligo,Ireland,+353 71 555 0123,` +
        'Female,2024-08-03,yes',
    )
  return lines.join('\n')
}
