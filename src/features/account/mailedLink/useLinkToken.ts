import { useLocation } from 'react-router-dom'

/**
 * The token of a mailed link: whatever follows the first part of the address, slashes included. Read from the address itself,
 * since the router's own parameter turns a "%2F" that belongs to the token into a slash.
 */
export function useLinkToken(): string {
  const { pathname } = useLocation()
  const written = pathname.replace(/^\/[^/]*\/?/, '')
  try {
    return decodeURIComponent(written)
  } catch {
    // A link cut in the middle of an escape: the server is asked all the same, and says what is wrong with it.
    return written
  }
}
