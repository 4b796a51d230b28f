import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStaticHost } from '../../e2e/staticHost.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchline-host-'))
let host: Awaited<ReturnType<typeof openStaticHost>>
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'the app')
  writeFileSync(join(folder, 'iframe.html'), 'the frame')
  host = await openStaticHost(folder)
})
afterAll(() => {
  host.close()
  rmSync(folder, { recursive: true })
})

/** Asks with a path exactly as it is, which `fetch` would tidy up. */
const ask = (path: string, accept = 'text/html') =>
  new Promise<string>((resolve, reject) => {
    get(host.url, { path, headers: { accept } }, async (response) => {
      let text = ''
      for await (const chunk of response) text += String(chunk)
      resolve(`${response.statusCode} ${text}`)
    }).on('error', reject)
  })

it('answers paths, whole addresses as a proxy gets them, links that end with a token, and what is no address', async () => {
  expect(await ask('/iframe.html?viewMode=story')).toBe('200 the frame')
  expect(await ask('http://touchline.example/iframe.html?viewMode=story')).toBe('200 the frame')
  expect(await ask('/signup/eyJ.eyJz.c2Vj')).toBe('200 the app')
  expect(await ask('/assets/gone.js', '*/*')).toBe('404 ')
  expect(await ask('//')).toBe('200 the app')
})
