import { fork } from 'node:child_process'
import { Agent, get } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createBackend } from '../../mocks/backend.ts'
import { listen } from '../../mocks/adapters/http.ts'

/**
 * Measures how fast the HTTP adapter is, and whether its heap stays flat: 32 clients make a tiny call at once, while
 * server and client share the machine. `node tests/bench/http.ts [calls]`; the server's own process reports its heap
 * after a garbage collection.
 */

const CALLS = Number(process.argv[2] ?? 100_000)
const AT_ONCE = 32
const STEPS = 5

async function serve() {
  const { url } = await listen(createBackend({ scenario: 'two-clubs' }), { port: 0 })
  process.on('message', () => {
    globalThis.gc?.()
    process.send?.({ heap: process.memoryUsage().heapUsed })
  })
  process.send?.({ url })
}

async function measure() {
  const server = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--expose-gc'] })
  // A message from another process is untyped; the caller knows which one it waits for.
  const nextMessage = <T>() => new Promise<T>((resolve) => server.once('message', (message) => resolve(message as T)))
  const { url } = await nextMessage<{ url: string }>()
  const heap = async () => {
    const answer = nextMessage<{ heap: number }>()
    server.send('heap')
    return (await answer).heap / 1024 / 1024
  }
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const call = () =>
    new Promise<void>((resolve, reject) => {
      get(`${url}/api/v1/system/sports`, { agent }, (response) => {
        response
          .resume()
          .on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error('the status is not 200'))))
      }).on('error', reject)
    })
  const run = async (calls: number) => {
    let left = calls
    const client = async () => {
      while (left-- > 0) await call()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, client))
  }

  await run(2000)
  console.log(`heap at the start: ${(await heap()).toFixed(1)} MB`)
  for (let step = 1; step <= STEPS; step++) {
    const began = performance.now()
    await run(CALLS / STEPS)
    const seconds = (performance.now() - began) / 1000
    const rate = Math.round(CALLS / STEPS / seconds)
    console.log(
      `${((CALLS / STEPS) * step).toLocaleString('en')} calls: ${rate} a second, heap ${(await heap()).toFixed(1)} MB`,
    )
  }
  agent.destroy()
  server.kill()
}

await (process.argv[2] === 'serve' ? serve() : measure())
