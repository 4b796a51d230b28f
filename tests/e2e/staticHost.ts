import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { basename, extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

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
}

/**
 * A host of static files that serves a build, and the app's page for paths without a file.
 *
 * @returns its URL, and a function that stops it
 */
export async function openStaticHost(folder: string, { headers = {}, alter }: StaticHostOptions = {}) {
  const root = fileURLToPath(new URL(`../../${folder}/`, import.meta.url))
  async function answer(path: string, response: ServerResponse) {
    const file = normalize(path.endsWith('/') ? `${path}index.html` : path)
    const body = await readFile(join(root, file)).catch(() => null)
    if (body === null && extname(file) !== '') return void response.writeHead(404, headers).end()
    const type = body === null ? '.html' : extname(file)
    response.writeHead(200, { ...headers, 'content-type': types[type] ?? 'application/octet-stream' })
    if (body === null) return void response.end(await readFile(join(root, 'index.html')))
    response.end(alter && type === '.js' ? alter(basename(file), body.toString()) : body)
  }
  const server = createServer(({ url = '/' }, response) => void answer(new URL(url, 'http://host').pathname, response))
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
