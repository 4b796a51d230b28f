import { openServer } from '../../adapters/worker/openServer.ts'
import { loadUntilThere } from '../../loadUntilThere.ts'
import { announceHeight, passDirectorKey } from './announce.ts'
import { askAhead, createFiguresSource } from './figures/figuresSource.ts'
import { viewOf } from './view.ts'

// The server computes the figures while the code that shows them loads.
const server = openServer()
const { club, filters } = viewOf(location.search)
const source = askAhead(createFiguresSource(server.backend.control), club, filters)

const root = document.getElementById('root')
if (root && parent !== window) {
  announceHeight(root)
  passDirectorKey()
}
void loadUntilThere(() => import('./openDashboard.tsx')).there.then(({ openDashboard }) =>
  openDashboard(server, source),
)
