import type { Connect } from 'vite'

/**
 * Redirects from a folder to itself with a trailing slash. Without the slash a file server does not find its page, and
 * the page does not find its files.
 *
 * @param folders addresses that end with a slash
 */
export const addSlash =
  (folders: readonly string[]): Connect.NextHandleFunction =>
  ({ originalUrl = '' }, response, next) => {
    const [path = '', query] = originalUrl.split(/\?(.*)/s)
    if (!folders.includes(`${path}/`)) next()
    else response.writeHead(302, { location: `${path}/${query === undefined ? '' : `?${query}`}` }).end()
  }
