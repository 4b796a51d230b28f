import '../../../src/app/theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { openServer } from '../../adapters/worker/openServer.ts'
import type { Backend } from '../../control.ts'
import { loadReference } from './document/loadReference.ts'
import { ReferencePage } from './ReferencePage.tsx'
import { Unavailable } from './Unavailable.tsx'

let backend: Backend | undefined
/** Connects to the model on the first call: who only reads need not start it. */
function connect(): Backend {
  backend ??= openServer().backend
  return backend
}

const host = document.getElementById('root')
if (!host) throw new Error('the page has no #root')
const root = createRoot(host)
const show = (page: ReactNode) =>
  root.render(
    <StrictMode>
      {/* Shared with the other pages beside the product: without it, React would become a chunk of its own. */}
      <AppTheme>{page}</AppTheme>
    </StrictMode>,
  )

loadReference('./openapi-3.2.json').then(
  (reference) => show(<ReferencePage reference={reference} connect={connect} />),
  (error: unknown) => {
    console.error(error)
    show(<Unavailable />)
  },
)
