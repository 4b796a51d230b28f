import '../../../src/app/theme/styles.ts'
import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { openServer } from '../../browser/openServer.ts'
import type { Backend } from '../../control.ts'
import { loadReference } from './document/loadReference.ts'
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
      <AppTheme>{page}</AppTheme>
    </StrictMode>,
  )

Promise.all([loadReference('./openapi-3.2.json'), import('./ReferencePage.tsx')]).then(
  ([reference, { ReferencePage }]) => show(<ReferencePage reference={reference} connect={connect} />),
  (error: unknown) => {
    console.error(error)
    show(<Unavailable />)
  },
)
