import './app/theme/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { checkReply } from './api/client/checkReply.ts'
import type { ClientOptions } from './api/client/client.ts'
import { uploadFetch } from './api/client/uploadFetch.ts'
import { browserChanges } from './api/live/changes.ts'
import { cookieJar } from './api/session/tokens.ts'
import { App } from './app/App.tsx'
import { loadPageAt } from './app/routes.tsx'
import { startWords } from './app/words.ts'
import { config } from './config.ts'
import type { LoginAside } from './features/account/signIn/LoginPage.tsx'
import { toast } from './ui/feedback/messages/toast.ts'

/** What stands behind the product: a server, or the model of one with the demo's additions. */
type Backend = Pick<ClientOptions, 'ready' | 'settled'> & {
  wrapFetch(send: typeof fetch): typeof fetch
  /** Resolves once the demo that the address of this page holds is there. */
  arrived?: Promise<unknown>
  loginAside?: LoginAside
}

/** A build for a real server drops the demo, and with it all of mocks/. */
async function openBackend(): Promise<Backend> {
  if (import.meta.env.VITE_API_MODE !== 'real') return (await import('../mocks/demo.ts')).startDemo(config.apiBase)
  // In a development server, and in a build that asks for it; the model is not part of it
  // (docs/guides/inspector.md#against-a-real-server).
  if (import.meta.env.VITE_DEVTOOLS === '1')
    return { wrapFetch: (await import('../mocks/devtools.ts')).startDevtools() }
  return { wrapFetch: (send) => send }
}

async function main() {
  const host = document.getElementById('root')
  if (!host) throw new Error('index.html has no #root')
  const { wrapFetch, ready, settled, arrived, loginAside } = await openBackend()
  // The link decides who is signed in, and on which page.
  await arrived
  const pageLoaded = loadPageAt(location.pathname, import.meta.env.BASE_URL)
  const changes = browserChanges(config.apiBase)
  const api = createApi({
    baseUrl: config.apiBase,
    fetch: wrapFetch((...args) => fetch(...args)),
    uploadFetch: (onProgress) => wrapFetch(uploadFetch(onProgress, settled)),
    tokens: cookieJar(() => toast('error', startWords.cookiesBlocked)),
    ...(ready && { ready }),
    ...(settled && { settled }),
    ...(changes && { changes }),
    checkReply,
  })
  // Until the user and the code of the page are there, the boot view stays.
  await Promise.all([pageLoaded, api.session.load()])
  createRoot(host).render(
    <StrictMode>
      <App api={api} basename={import.meta.env.BASE_URL} loginAside={loginAside} />
    </StrictMode>,
  )
}

/** Shows that the app could not be loaded. Only the boot view and its style are available here. */
function showCannotLoad(error: unknown) {
  console.error(error)
  const message = document.createElement('p')
  message.className = 'boot-message'
  message.setAttribute('role', 'alert')
  message.textContent = startWords.failed(config.brand)
  document.getElementById('root')?.replaceChildren(message)
}

main().catch(showCannotLoad)
