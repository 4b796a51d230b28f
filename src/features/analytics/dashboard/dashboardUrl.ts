import { config } from '../../../config.ts'

/** Resolves the URL of the dashboard, which is absolute or a path below the app's root. Null if it is not HTTP(S). */
export function dashboardUrl(address: string): URL | null {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(address)
  try {
    // Without the leading slash, the path is relative to the app's root.
    const url = new URL(absolute ? address : address.replace(/^\/+/, ''), new URL(config.root, location.href))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/** The URL of the dashboard at a view. A view cannot override the dashboard's own parameters, such as the club. */
export function dashboardAt(dashboard: URL, search: string): string {
  const url = new URL(dashboard)
  for (const [name, value] of new URLSearchParams(search)) {
    if (!dashboard.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url.href
}

/**
 * The parameters of a view that a bookmark saves: all but the tab (docs/product/analytics.md#dashboard) and those of
 * the dashboard's own URL.
 */
export function bookmarkParams(dashboard: URL, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['tab', ...dashboard.searchParams.keys()]) params.delete(name)
  return params.toString()
}
