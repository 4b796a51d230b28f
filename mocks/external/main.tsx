import '../../src/app/theme/styles.ts'
import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import type { ExternalPageProps } from './externalPage.ts'
import { showServerState } from '../director/ServerState.tsx'
import { openServer, untilReady } from '../browser/openServer.ts'

/** The pages outside the product, by the name in their HTML. Their code loads while the backend opens. */
const pages: Readonly<Record<string, () => Promise<ComponentType<ExternalPageProps>>>> = {
  checkout: async () => (await import('./checkout/Checkout.tsx')).Checkout,
  dashboard: async () => (await import('./dashboard/DashboardPage.tsx')).DashboardPage,
  director: async () => (await import('./director/DirectorWindow.tsx')).DirectorWindow,
  portal: async () => (await import('./portal/Portal.tsx')).Portal,
  presenter: async () => (await import('./presenter/PresenterPage.tsx')).PresenterPage,
}

/** Mounts the page that the HTML names, with the control API of this browser's backend. It makes no requests. */
async function open() {
  const host = document.getElementById('root')
  const load = pages[host?.dataset.page ?? '']
  if (!host || !load) throw new Error('the HTML has no #root with the name of a page')
  const { backend, status } = openServer()
  // In a frame, the page around this one shows the status.
  if (parent === self) showServerState(status)
  const [Page] = await Promise.all([load(), untilReady(status)])
  createRoot(host).render(
    <StrictMode>
      <Page control={backend.control} query={new URLSearchParams(location.search)} />
    </StrictMode>,
  )
}

void open()
