import { act, render, screen } from '@testing-library/react'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTransition, useState, type FormEvent } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useHostFiles } from '../../../tests/support/host/hostFiles.ts'
import { uploadFetch, type UploadProgress } from './uploadFetch.ts'
import { eventually } from '../../../tests/support/runner/eventually.ts'

await useHostFiles()

let server: Server | undefined
afterEach(() => {
  vi.useRealTimers()
  server?.closeAllConnections()
  server?.close()
})

/** Starts a server that echoes requests, or never responds. */
async function serve(answers = true): Promise<string> {
  server = createServer((request, response) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    if (request.method === 'OPTIONS') return response.writeHead(204, cors).end()
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (!answers) return
      const body = { type: request.headers['content-type'], text: Buffer.concat(chunks).toString() }
      response.writeHead(request.url === '/refused' ? 413 : 202, { ...cors, 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    })
  }).listen(0)
  await new Promise((resolve) => server?.once('listening', resolve))
  // A server that listens on a port has an address with one.
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

function formOf(text: string) {
  const form = new FormData()
  form.append('file', new File([text], 'fans.csv', { type: 'text/csv' }))
  return form
}

describe('uploadFetch', () => {
  it('sends like fetch and reports progress', async () => {
    const url = await serve()
    const reports: UploadProgress[] = []
    const response = await uploadFetch((progress) => reports.push(progress))(
      new Request(url, { method: 'POST', body: formOf('a,b') }),
    )
    expect(response.status).toBe(202)
    expect(response.headers.get('content-type')).toBe('application/json')
    // JSON is untyped; the server above sends this shape.
    const { type, text } = (await response.json()) as { type: string; text: string }
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    expect(text).toContain('name="file"; filename="fans.csv"')
    expect(text).toContain('a,b')
    const last = reports.at(-1)
    expect(last?.sent).toBe(last?.total)
    expect(last?.total).toBe(text.length)
  })

  it('resolves with error responses', async () => {
    const url = await serve()
    const response = await uploadFetch(() => {})(`${url}/refused`, { method: 'POST', body: 'x' })
    expect([response.ok, response.status]).toEqual([false, 413])
  })

  it('rejects like fetch when the server is unreachable', async () => {
    const url = await serve()
    server?.close()
    server?.closeAllConnections()
    const unreachable = url.replace(/\d+$/, '1')
    await expect(uploadFetch(() => {})(unreachable, { method: 'POST', body: 'x' })).rejects.toThrow(TypeError)
  })

  it('rejects when aborted', async () => {
    const url = await serve(false)
    const control = new AbortController()
    const request = new Request(url, { method: 'POST', body: formOf('a,b'), signal: control.signal })
    // The browser asks first whether it may send it.
    server?.on('request', ({ method }) => method === 'POST' && control.abort(new Error('closed')))
    await expect(uploadFetch(() => {})(request)).rejects.toThrow('closed')
  })

  it('times out after ten seconds without progress', async () => {
    const url = await serve(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let outcome: unknown
    const sending = uploadFetch(() => {})(new Request(url, { method: 'POST', body: 'x' }))
    void sending.catch((error: unknown) => {
      outcome = error
    })
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(9_000)
    expect(outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(11_000)
    expect(String(outcome)).toContain('TimeoutError: The server did not answer in time.')
  })

  it('counts the ten seconds anew after the server has been at work', async () => {
    const url = await serve(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const work = Promise.withResolvers<void>()
    const failed = vi.fn<(error: unknown) => void>()
    const send = uploadFetch(
      () => {},
      () => work.promise,
    )
    send(new Request(url, { method: 'POST', body: 'x' })).catch(failed)
    await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(failed).not.toHaveBeenCalled()
    work.resolve()
    await vi.advanceTimersByTimeAsync(9_000)
    expect(failed).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(failed).toHaveBeenCalledOnce()
  })
})

it('lets a form be submitted while something is shown in a transition, with the forms of the host', () => {
  function Page() {
    const [, setShown] = useState(false)
    const handleSubmit = (event: FormEvent) => {
      event.preventDefault()
      startTransition(() => setShown(true))
    }
    return (
      <form onSubmit={handleSubmit}>
        <button type="submit">Save</button>
      </form>
    )
  }
  render(<Page />)
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault())
  window.addEventListener('error', failed)
  act(() => screen.getByRole('button').click())
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})
