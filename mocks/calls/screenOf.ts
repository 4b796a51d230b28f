/** The screens by their paths; the first that fits wins. */
const screens: readonly (readonly [path: RegExp, name: string])[] = [
  [/^\/login/, 'Sign in'],
  [/^\/(register|signup)/, 'Sign up'],
  [/^\/newuser/, 'Invitation'],
  [/^\/(forgot|reset)password/, 'Password'],
  [/^\/(home)?$/, 'Home'],
  [/^\/fans\/./, 'Fan'],
  [/^\/fans/, 'Fans'],
  [/^\/integrations\/connectors\/./, 'Connector'],
  [/^\/integrations\/connectors/, 'Connectors'],
  [/^\/integrations\/(new|add)connector/, 'New connector'],
  [/^\/integrations\/data/, 'Data'],
  [/^\/dashboard/, 'Dashboard'],
  [/^\/bookmarks\/./, 'Bookmark'],
  [/^\/bookmarks/, 'Bookmarks'],
  [/^\/segments\/./, 'Segment'],
  [/^\/segments/, 'Segments'],
  [/^\/yourprofile/, 'Your profile'],
  [/^\/club\/users\/./, 'Club user'],
  [/^\/club/, 'Club'],
  [/^\/support/, 'Support'],
]

/** The path below the app's root, `/` or `/demo/`. */
const below = (pathname: string, root: string) =>
  pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname

/** The name of the screen at a path, as the inspector shows it; the path itself for another one. */
export function screenOf(pathname: string, root: string): string {
  const path = below(pathname, root)
  return screens.find(([pattern]) => pattern.test(path))?.[1] ?? path
}

/** Where the tab is. */
export const hereIn = (root: string) => ({
  screen: screenOf(location.pathname, root),
  page: below(location.pathname, root) + location.search,
})
