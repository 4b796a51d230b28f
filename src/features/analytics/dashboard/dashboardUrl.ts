import { config } from '../../../config.ts'

/** The address of the dashboard to embed, absolute or a path below the app's root; null for one that no frame may have. */
export function dashboardUrl(address: string): URL | null {
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(address)
  try {
    // Without the leading slash it lies below the root, whatever that is.
    const url = new URL(absolute ? address : address.replace(/^\/+/, ''), new URL(config.root, location.href))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null
  } catch {
    return null
  }
}

/** The dashboard at a view; what its own address says, such as whose it is, no view changes. */
export function dashboardAt(dashboard: URL, search: string): string {
  const url = new URL(dashboard)
  for (const [name, value] of new URLSearchParams(search)) {
    if (!dashboard.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url.href
}

/**
 * What a bookmark keeps of a view: not its tab (docs/product/analytics.md#dashboard), and not what the dashboard's own address
 * says.
 */
export function bookmarkParams(dashboard: URL, search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['tab', ...dashboard.searchParams.keys()]) params.delete(name)
  return params.toString()
}
