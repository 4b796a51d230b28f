import { openServer } from '../../adapters/worker/openServer.ts'
import { askAhead, createFiguresSource } from './figures/figuresSource.ts'
import { viewOf } from './view.ts'

// The server computes the figures while the code that shows them loads.
const server = openServer()
const { club, filters } = viewOf(location.search)
const source = askAhead(createFiguresSource(server.backend.control), club, filters)
void import('./openDashboard.tsx').then(({ openDashboard }) => openDashboard(server, source))
