import { useLocation } from 'react-router-dom'

/**
 * The token of a mailed link: everything after the first path segment, slashes included. It is read from the URL
 * itself, because the router's parameter decodes a "%2F" in the token.
 */
export function useLinkToken(): string {
  const { pathname } = useLocation()
  const encoded = pathname.replace(/^\/[^/]*\/?/, '')
  try {
    return decodeURIComponent(encoded)
  } catch {
    // The link was cut in the middle of an escape. The server reports what is wrong with it.
    return encoded
  }
}
