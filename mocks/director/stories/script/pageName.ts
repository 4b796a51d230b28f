/** The last part of a path that is a word and no id, such as `connectors`; undefined if there is none. */
export function pageName(path: string): string | undefined {
  const parts = (path.split('?')[0] ?? '').split('/').filter((part) => /^[a-z-]{2,19}$/i.test(part))
  return parts.at(-1)?.replaceAll('-', ' ')
}
