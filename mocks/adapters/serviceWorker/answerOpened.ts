import type { FileCache } from './keepFiles.ts'

/** What a page in a folder that comes last shows without a network, if it is not stored yet. */
const NOT_STORED = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Not available offline</title>
  </head>
  <body>
    <h1>This page is not available offline</h1>
    <p>This browser has not stored it yet. Connect to the network, then reload this page.</p>
  </body>
</html>
`

/**
 * The file of an address, as the list of the build names it. The query chooses what a page shows, not which file it is.
 */
const keyOf = ({ url }: Request) => url.replace(/[?#].*$/s, '').replace(/\/$/, '/index.html')

/** Answers from the network and stores the answer; without a network, answers what was stored. */
export async function answerOpened(
  request: Request,
  cache: Pick<FileCache, 'match' | 'put'>,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    const response = await send(request)
    // A full disk is no reason to fail: the page is there.
    if (response.status === 200) await cache.put(keyOf(request), response.clone()).catch(() => {})
    return response
  } catch (error) {
    const stored = await cache.match(keyOf(request), { ignoreVary: true })
    if (stored) return stored
    if (request.mode !== 'navigate') throw error
    return new Response(NOT_STORED, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
  }
}
