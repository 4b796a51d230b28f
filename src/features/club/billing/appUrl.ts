import { config } from '../../../config.ts'

/** An address that is absolute, or a path below the app's root, as an absolute URL; throws for what is no address. */
export function appUrl(address: string): URL {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(address)
  // Without the leading slash it lies below the root, whatever that is.
  return new URL(absolute ? address : address.replace(/^\/+/, ''), new URL(config.root, location.href))
}

/** The same for an address from the server; null where it is none that a link may lead to, such as `javascript:`. */
export function safeUrl(address: string): string | null {
  try {
    const { protocol, href } = appUrl(address)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
