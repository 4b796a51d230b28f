import '../../src/app/theme/styles.ts'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { Control } from '../control.ts'
import { showServerState } from '../director/ServerState.tsx'
import { openServer } from '../adapters/worker/openServer.ts'

export interface ExternalPageProps {
  control: Control
  /** What stands after the question mark of the page's address. */
  query: URLSearchParams
}

/** Mounts a page outside of the product on the one backend of this browser. It needs no service worker: it makes no requests. */
export async function openExternal(Page: ComponentType<ExternalPageProps>) {
  const host = document.getElementById('root')
  if (!host) throw new Error('the page has no #root')
  const { backend, status, ready } = openServer()
  const { control } = backend
  // A page in a frame leaves it to the page around it.
  if (parent === self) showServerState(status)
  await ready()
  createRoot(host).render(
    <StrictMode>
      <Page control={control} query={new URLSearchParams(location.search)} />
    </StrictMode>,
  )
}
