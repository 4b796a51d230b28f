import { OPEN_PARAM } from '../../paths.ts'

/** A path with its dialog, keeping what the screen has in its address if the user is there already. */
export function keepQuery(to: string, current: { pathname: string; search: string }): string {
  const [path = '', query = ''] = to.split('?')
  if (!query.startsWith(`${OPEN_PARAM}=`) || path !== current.pathname) return to
  const merged = new URLSearchParams(current.search)
  for (const [name, value] of new URLSearchParams(query)) merged.set(name, value)
  return `${path}?${merged.toString()}`
}
