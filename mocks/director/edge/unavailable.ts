import { unavailableWords } from './words.ts'

/** Replaces the page by a message that says why the demo cannot run. It uses nothing that may have failed to load. */
export function showUnavailable(reason: string) {
  const host = document.getElementById('root')
  if (!host) return
  const view = document.createElement('main')
  view.className = 'boot-message'
  const title = document.createElement('h1')
  title.textContent = unavailableWords.title
  const text = document.createElement('p')
  text.textContent = reason
  const help = document.createElement('p')
  help.textContent = unavailableWords.help
  view.append(title, text, help)
  host.replaceChildren(view)
}
