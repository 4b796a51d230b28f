/** Replaces the page by a message that says why the demo cannot run. It uses nothing that may have failed to load. */
export function showUnavailable(reason: string) {
  const host = document.getElementById('root')
  if (!host) return
  const view = document.createElement('main')
  view.className = 'boot-message'
  const title = document.createElement('h1')
  title.textContent = 'The demo cannot run here'
  const text = document.createElement('p')
  text.textContent = reason
  const help = document.createElement('p')
  help.textContent = 'Open it on localhost or over https, in an ordinary window of a current browser.'
  view.append(title, text, help)
  host.replaceChildren(view)
}
