/*
 * Runs before MSW's own service worker script in the demo. MSW forgets its pages when the last of them closes, which can be after
 * the next one has opened; calls of that page would go to the network. A page that numbers its calls also answers them, so it is
 * registered again here. A page can ask to be controlled, if it opened before this worker was active, or was reloaded past it.
 */
addEventListener('install', (event) => {
  if (!('addRoutes' in event)) return
  // Pages and files never pass through this worker. Browsers that know routes do not even start it for them.
  const files = ['script', 'style', 'font', 'image', 'sharedworker'].map((requestDestination) => ({
    requestDestination,
  }))
  event.waitUntil(event.addRoutes({ condition: { or: [{ requestMode: 'navigate' }, ...files] }, source: 'network' }))
})
addEventListener('message', (event) => {
  if (event.data === 'touchline-control-me') event.waitUntil(clients.claim())
})
addEventListener('fetch', (event) => {
  if (event.clientId && event.request.headers.has('x-touchline-call')) activeClientIds.add(event.clientId)
})
