import { config } from '../../../config.ts'

/** Resolves an absolute URL, or a path below the app's root, to an absolute URL. Throws if it is invalid. */
export function appUrl(address: string): URL {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(address)
  // A leading slash would leave the app's root.
  return new URL(absolute ? address : address.replace(/^\/+/, ''), new URL(config.root, location.href))
}

/** The same for a URL from the server; null if a link must not lead there, such as `javascript:`. */
export function safeUrl(address: string): string | null {
  try {
    const { protocol, href } = appUrl(address)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
