/** Keeps a view in the address, and tells the page around it, if there is one, where it stands. */
export function announce(search: string) {
  history.replaceState(history.state, '', `${location.pathname}${search}`)
  if (parent !== window) parent.postMessage({ type: 'location', location: { search } }, location.origin)
}
