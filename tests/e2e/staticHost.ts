import { readFile } from 'node:fs/promises'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { basename, extname, join, normalize, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const PROJECT = fileURLToPath(new URL('../..', import.meta.url))

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.csv': 'text/csv; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

export interface StaticHostOptions {
  /** Headers for all responses, including scripts and workers. They replace the host's own. */
  headers?: Readonly<Record<string, string>>
  /** Changes scripts before they are served; `name` is the file name, such as `sharedWorker-B2x.js`. */
  alter?(name: string, script: string): string
  /** Compresses texts with gzip, as hosts of static files do. */
  compress?: boolean
  /** By default a free one. */
  port?: number
  /** Forwards paths that begin with `prefix` to another server, such as `http://127.0.0.1:4010`. */
  proxy?: { prefix: string; to: string }
  /** The path below which the folder lies, such as `/demo/`; `/` by default. */
  base?: string
  /** Knows nothing but files: other paths below the base get its `404.html` with status 404, as from a plain host. */
  plain?: boolean
}

/**
 * A host of static files that serves a build, and the app's page for paths without a file. Browsers may keep hashed
 * files for ever, unless scripts are altered: those keep their names.
 *
 * @param folder the build; a function is asked each time, so that another build can take its place
 * @returns its URL, and a function that stops it
 */
export async function openStaticHost(
  folder: string | (() => string),
  { headers = {}, alter, compress = false, port = 0, proxy, base = '/', plain = false }: StaticHostOptions = {},
) {
  const rootOf = () => resolve(PROJECT, typeof folder === 'string' ? folder : folder())
  const compressed = new Map<string, Buffer>()

  function send(file: string, body: Buffer | string, response: ServerResponse, status = 200) {
    const mayKeep = file.startsWith('/assets/') && !alter
    const all = {
      'cache-control': mayKeep ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      ...headers,
    }
    if (!compress || extname(file) === '.woff2') return void response.writeHead(status, all).end(body)
    const key = rootOf() + file
    let small = compressed.get(key)
    if (!small) compressed.set(key, (small = gzipSync(body)))
    response.writeHead(status, { ...all, 'content-encoding': 'gzip' }).end(small)
  }

  async function answer(path: string, asksForPage: boolean, response: ServerResponse) {
    const root = rootOf()
    const read = (name: string) => readFile(join(root, name)).catch(() => null)
    if (!path.startsWith(base)) return void response.writeHead(404, headers).end()
    const below = path.slice(base.length - 1)
    const file = normalize(below.endsWith('/') ? `${below}index.html` : below)
    const body = await read(file)
    if (body !== null)
      return send(file, alter && extname(file) === '.js' ? alter(basename(file), body.toString()) : body, response)
    const page = plain ? '/404.html' : '/index.html'
    if (!plain && !asksForPage && extname(file) !== '') return void response.writeHead(404, headers).end()
    return send(page, (await read(page)) ?? '', response, plain ? 404 : 200)
  }

  const server = createServer((request, response) => {
    const { url = '/', headers: asked } = request
    if (proxy && url.startsWith(proxy.prefix)) return proxyTo(proxy.to, request, response)
    // A link in a mail ends with a token, which looks like the name of a file.
    const asksForPage = asked.accept?.startsWith('text/html') ?? false
    // A browser that has the host as its proxy sends whole addresses.
    void answer(URL.parse(url, 'http://host')?.pathname ?? '/', asksForPage, response)
  })
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening))
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
