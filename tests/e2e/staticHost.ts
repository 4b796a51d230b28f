import { readFile } from 'node:fs/promises'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { basename, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export interface StaticHostOptions {
  /** Headers for all responses, including scripts and workers. */
  headers?: Readonly<Record<string, string>>
  /** Changes scripts before they are served; `name` is the file name, such as `sharedWorker-B2x.js`. */
  alter?(name: string, script: string): string
  /** Compresses texts with gzip, and lets browsers cache hashed files for ever, as hosts of static files do. */
  compress?: boolean
  /** Forwards paths that begin with `prefix` to another server, such as `http://127.0.0.1:4010`. */
  proxy?: { prefix: string; to: string }
}

/**
 * A host of static files that serves a build, and the app's page for paths without a file.
 *
 * @returns its URL, and a function that stops it
 */
export async function openStaticHost(
  folder: string,
  { headers = {}, alter, compress = false, proxy }: StaticHostOptions = {},
) {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
  const compressed = new Map<string, Buffer>()

  function send(file: string, body: Buffer | string, response: ServerResponse) {
    const type = types[extname(file)] ?? 'application/octet-stream'
    if (!compress) return void response.writeHead(200, { ...headers, 'content-type': type }).end(body)
    const hashed = file.startsWith('/assets/')
    const caching = { 'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache' }
    if (extname(file) === '.woff2')
      return void response.writeHead(200, { ...headers, ...caching, 'content-type': type }).end(body)
    let small = compressed.get(file)
    if (!small) compressed.set(file, (small = gzipSync(body)))
    response.writeHead(200, { ...headers, ...caching, 'content-type': type, 'content-encoding': 'gzip' }).end(small)
  }

  async function answer(path: string, response: ServerResponse) {
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path)
    const body = await readFile(join(root, file)).catch(() => null)
    if (body === null && extname(file) !== '') return void response.writeHead(404, headers).end()
    if (body === null) return send('/index.html', await readFile(join(root, 'index.html')), response)
    send(file, alter && extname(file) === '.js' ? alter(basename(file), body.toString()) : body, response)
  }

  const server = createServer((request, response) => {
    const { url = '/' } = request
    if (proxy && url.startsWith(proxy.prefix)) return proxyTo(proxy.to, request, response)
    void answer(new URL(url, 'http://host').pathname, response)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function proxyTo(target: string, request: IncomingMessage, response: ServerResponse) {
  const { method, headers } = request
  const forwarded = forward(
    new URL(request.url ?? '/', target),
    { method, headers: { ...headers, host: new URL(target).host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  forwarded.on('error', () => response.destroy())
  response.on('close', () => forwarded.destroy())
  request.pipe(forwarded)
}
