import './app/theme/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { browserChanges } from './api/live/changes.ts'
import { cookieJar } from './api/session/tokens.ts'
import { uploadFetch } from './api/client/uploadFetch.ts'
import { App, type Demo } from './app/App.tsx'
import { config } from './config.ts'
import { toast } from './ui/feedback/toast.ts'

interface Opened {
  wrapFetch(send: typeof fetch): typeof fetch
  /** Resolves once the server behind `wrapFetch` accepts requests. */
  ready?(): Promise<void>
  demo?: Demo
}

/** Loads the model and the demo's additions. A build for a real server drops this branch, and with it all of mocks/. */
async function openDemo(): Promise<Opened | null> {
  if (import.meta.env.VITE_API_MODE === 'real') return { wrapFetch: (send) => send }
  const { startDemo } = await import('../mocks/demo.tsx')
  return startDemo(config.apiBase)
}

const COOKIES_DENIED = 'This browser blocks cookies: you stay signed in until you reload or close this page.'

async function main() {
  const host = document.getElementById('root')
  if (!host) throw new Error('index.html has no #root')
  const opened = await openDemo()
  if (!opened) return
  const { wrapFetch, ready, demo } = opened
  const changes = browserChanges(config.apiBase)
  const api = createApi({
    baseUrl: config.apiBase,
    fetch: wrapFetch((...args) => fetch(...args)),
    uploadFetch: (onProgress) => wrapFetch(uploadFetch(onProgress)),
    tokens: cookieJar(() => toast('error', COOKIES_DENIED)),
    ...(ready && { ready }),
    ...(changes && { changes }),
  })
  createRoot(host).render(
    <StrictMode>
      <App api={api} basename={import.meta.env.BASE_URL} demo={demo} />
    </StrictMode>,
  )
}

/** Shows that the app could not be loaded. Only the boot view and its style are available here. */
function showCannotLoad(error: unknown) {
  console.error(error)
  const message = document.createElement('p')
  message.className = 'boot-message'
  message.setAttribute('role', 'alert')
  message.textContent = `${config.brand} could not be loaded. Check the connection and reload this page.`
  document.getElementById('root')?.replaceChildren(message)
}

main().catch(showCannotLoad)
