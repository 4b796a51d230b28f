import './app/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createApi } from './api/api.ts'
import { cookieJar } from './api/tokens.ts'
import { uploadFetch } from './api/uploadFetch.ts'
import { App, type Demo } from './app/App.tsx'
import { config } from './config.ts'

/** The model and what a demo adds, unless the build is for a real server: then this branch, and all of mocks/, is left out. */
async function openDemo(): Promise<{ through(send: typeof fetch): typeof fetch; demo?: Demo } | null> {
  if (import.meta.env.VITE_API_MODE === 'real') return { through: (send) => send }
  const { startDemo } = await import('../mocks/demo.tsx')
  return startDemo(config.apiBase)
}

async function main() {
  const host = document.getElementById('root')
  if (!host) throw new Error('index.html has no #root')
  const opened = await openDemo()
  if (!opened) return
  const { through, demo } = opened
  const api = createApi({
    baseUrl: config.apiBase,
    fetch: through((...args) => fetch(...args)),
    uploadFetch: (onProgress) => through(uploadFetch(onProgress)),
    tokens: cookieJar(),
  })
  createRoot(host).render(
    <StrictMode>
      <App api={api} basename={import.meta.env.BASE_URL} demo={demo} />
    </StrictMode>,
  )
}

void main()
