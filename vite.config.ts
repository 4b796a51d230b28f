import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkReport, WORKERS } from './scripts/chunkReport.ts'
import { earlyServer } from './scripts/earlyServer.ts'
import { externalPages, paymentLinks } from './scripts/external.ts'
import { firstPaint } from './scripts/firstPaint.ts'
import { browserPackages } from './scripts/packages.ts'
import { contentPolicy } from './scripts/policy.ts'
import { referencePage } from './scripts/reference.ts'
import { themeStyles } from './scripts/themeStyles.ts'
import { zodForBrowsers } from './scripts/zodForBrowsers.ts'
import { accounts, PASSWORD } from './mocks/seed/scenarios/scenarios.ts'

/** Serves and builds MSW's worker script from its package. A copy in public/ would ship in a build for a real server. */
function mockWorkerScript(): Plugin {
  const fileName = 'mockServiceWorker.js'
  const parts = ['./mocks/adapters/browser/serviceWorkerPrelude.js', `./node_modules/msw/lib/${fileName}`]
  const source = () => parts.map((part) => readFileSync(new URL(part, import.meta.url), 'utf8')).join('\n')
  return {
    name: 'mock-worker-script',
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${fileName}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript').end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: source() })
    },
  }
}

/** Prints the demo accounts below the URL that Vite prints. */
function announceAccounts(): Plugin {
  const announce = () => {
    const width = Math.max(...accounts.map(({ email }) => email.length))
    const lines = accounts.map(
      ({ email, name, note, club }) => `  ➜  ${email.padEnd(width)}  ${name}, ${note}, ${club}`,
    )
    setTimeout(() => console.info(`\n  Demo accounts, password ${PASSWORD}:\n${lines.join('\n')}\n`), 100)
  }
  return {
    name: 'announce-accounts',
    configureServer: ({ httpServer }) => void httpServer?.once('listening', announce),
    configurePreviewServer: ({ httpServer }) => void httpServer.once('listening', announce),
  }
}

export default defineConfig(({ mode }) => {
  const real = process.env.VITE_API_MODE === 'real' || mode === 'real'
  return {
    base: process.env.BASE ?? '/',
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(real ? 'real' : 'demo'),
      'import.meta.env.VITE_BUILD_ID': JSON.stringify(Date.now().toString(36)),
      ...(real ? {} : paymentLinks(mode)),
    },
    plugins: [
      react(),
      themeStyles(),
      firstPaint(),
      contentPolicy(real),
      zodForBrowsers(),
      chunkReport(),
      ...(real ? [] : [mockWorkerScript(), earlyServer(), externalPages(), referencePage(), announceAccounts()]),
    ],
    worker: { format: 'es', plugins: () => [zodForBrowsers(), chunkReport(WORKERS)] },
    optimizeDeps: { include: [...browserPackages, 'msw/http', 'msw/browser'] },
    build: {
      outDir: real ? 'dist-real' : 'dist',
      target: 'es2023',
      // Keep flags as separate files: there are many, and a page rarely needs all of them.
      assetsInlineLimit: (file) => (file.includes('country-flag-icons') ? false : undefined),
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})
