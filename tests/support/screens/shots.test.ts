import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { leftOut, screens, type Screen } from '../../../scripts/shots/screens.ts'
import { routeObjects } from '../../../src/app/routes.tsx'
import { paths } from '../../../src/paths.ts'
import { routePatterns } from './routePatterns.ts'

const FILE = 'scripts/shots/screens.ts'

const withoutQuery = (path: string) => path.split('?')[0] ?? ''
/** The address that a screen has, with any id where it follows a link. */
const addressOf = ({ path, link }: Screen) => withoutQuery(link ? paths[link.to]('any') : path)
const patternOf = (address: string) => matchRoutes(routeObjects(), address)?.at(-1)?.route.path

const addresses = screens.map(addressOf)
/** What needs no screen besides those that are listed. */
const known = new Set([...addresses, ...addresses.map(patternOf), ...Object.keys(leftOut)])

it('has a screen of every route, or the reason why there is none', () => {
  expect(
    routePatterns().filter((pattern) => !known.has(pattern)),
    `${FILE} has no screen of these routes: add one to \`screens\`, or the reason to \`leftOut\``,
  ).toEqual([])
})

it('has a screen of every path that needs no id, such as a tab', () => {
  const fixed = Object.values(paths).filter((path): path is () => string => path.length === 0)
  expect(
    fixed.map((path) => withoutQuery(path())).filter((path) => !known.has(path)),
    `${FILE} has no screen of these paths of src/paths.ts: add one to \`screens\`, or the reason to \`leftOut\``,
  ).toEqual([])
})

it('lists only screens of the routes, and leaves out only what it does not list', () => {
  expect(
    addresses.filter((address) => (patternOf(address) ?? '*') === '*'),
    `No route in src/app/routes.tsx has these addresses of ${FILE}`,
  ).toEqual([])
  const shown = new Set([...addresses, ...addresses.map(patternOf)])
  const possible = new Set([...routePatterns(), ...Object.values(paths).map((path) => path('any'))])
  expect(
    Object.keys(leftOut).filter((key) => shown.has(key) || !possible.has(key)),
    `Remove these from \`leftOut\` in ${FILE}: they are in \`screens\`, or no longer in the routes`,
  ).toEqual([])
})
