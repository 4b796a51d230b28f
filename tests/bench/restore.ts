/** Prints how long it takes to restore a snapshot of the demo's club after 50 writes, and how large its link is. */
import { createBackend } from '../../mocks/backend.ts'
import { person } from '../support/model/person.ts'

const RUNS = 5

const backend = createBackend({ scenario: 'rovers' })
const { call } = await person(backend)
for (let count = 0; count < 50; count++)
  await call('POST', '/fan/:tenant/fans', { firstName: `Fan ${count}`, email: `fan${count}@post.example` })
const { id } = await backend.control.saveSnapshot('Bench')
const times: number[] = []
for (let run = 0; run < RUNS; run++) {
  await backend.control.reset()
  const start = performance.now()
  await backend.control.restoreSnapshot(id)
  times.push(performance.now() - start)
}
const { size } = await backend.control.share()
console.info(`restore a snapshot of rovers with 50 writes: ${times.map((time) => `${Math.round(time)} ms`).join(', ')}`)
console.info(`its link: ${size} characters`)
