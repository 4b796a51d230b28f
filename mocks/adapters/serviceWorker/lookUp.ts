/** What answers a path. */
export type Found =
  /** A file of the build. */
  | { kind: 'file'; path: string }
  /** The app, unless the host has a file of that name. */
  | { kind: 'app' }
  /** A folder without its slash: its page would not find its files. */
  | { kind: 'folder'; location: string }
  /** A file of a folder that is stored as it is opened. */
  | { kind: 'opened' }
  /** A file with a hash in its name, maybe of another build. */
  | { kind: 'hashed' }

/** The page of the app, for every address that is not a file. */
export const APP = 'index.html'
const HASHED = 'assets/'

/**
 * Creates a function that says what answers a path, as the host would: a file, the page of a folder, or the app for
 * pages. It returns null for everything else, such as calls of the API.
 *
 * @param base the path of the build, `/` or `/demo/`
 * @param files the files of the build, relative to the base
 * @param opened folders that are stored as they are opened
 */
export function createLookUp(base: string, files: ReadonlySet<string>, opened: readonly string[]) {
  return function lookUp(pathname: string, isPage: boolean): Found | null {
    if (!pathname.startsWith(base)) return null
    const path = pathname.slice(base.length)
    if (opened.some((folder) => path.startsWith(folder))) return { kind: 'opened' }
    const file = path === '' || path.endsWith('/') ? path + APP : path
    if (files.has(file)) return { kind: 'file', path: file }
    if (path.startsWith(HASHED)) return { kind: 'hashed' }
    if (!isPage) return null
    if (files.has(`${path}/${APP}`)) return { kind: 'folder', location: `${pathname}/` }
    // A dot is the mark of a file that somebody has put beside the build; a token in a link may have one too.
    return /\.[^/]*$/.test(path) ? { kind: 'app' } : { kind: 'file', path: APP }
  }
}
