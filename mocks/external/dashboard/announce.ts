/** Writes a view to the URL, and posts it to the page around this one, if there is one. */
export function announce(search: string) {
  history.replaceState(history.state, '', `${location.pathname}${search}`)
  if (parent !== window) parent.postMessage({ type: 'location', location: { search } }, location.origin)
}
