import '../../src/app/theme/styles.ts'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Control } from '../control.ts'
import { showServerState } from '../director/ServerState.tsx'
import { openServer, type BrowserServer } from '../adapters/worker/openServer.ts'

export interface ExternalPageProps {
  control: Control
  /** The query of the page's URL. */
  query: URLSearchParams
}

/** Mounts a page outside the product, with the control API of this browser's backend. It makes no requests. */
export async function openExternal(Page: ComponentType<ExternalPageProps>, server: BrowserServer = openServer()) {
  const host = document.getElementById('root')
  if (!host) throw new Error('the page has no #root')
  const { backend, status, ready } = server
  const { control } = backend
  // In a frame, the page around this one shows the status.
  if (parent === self) showServerState(status)
  await ready()
  createRoot(host).render(
    <StrictMode>
      <Page control={control} query={new URLSearchParams(location.search)} />
    </StrictMode>,
  )
}
