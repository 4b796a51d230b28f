/*
 * Stands before MSW's own service worker script in the demo. MSW forgets its pages when the last of them closes, which can be after
 * the next one has opened: its calls then went to the network, and a static host answers 404. A page that numbers its calls
 * is one that answers them.
 */
addEventListener('fetch', (event) => {
  if (event.clientId && event.request.headers.has('x-touchline-call')) activeClientIds.add(event.clientId)
})
