import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups, workerGroups } from './scripts/lean/chunkGroups.ts'
import { chunkReport, WORKERS } from './scripts/chunkReport.ts'
import { earlyServer } from './scripts/earlyServer.ts'
import { externalPages, paymentLinks } from './scripts/external.ts'
import { firstPaint } from './scripts/firstPaint.ts'
import { installable } from './scripts/offline/installable.ts'
import { notFoundPage, serviceWorker } from './scripts/offline/serviceWorker.ts'
import { inlineRuntime } from './scripts/lean/inlineRuntime.ts'
import { leanPackages } from './scripts/lean/leanPackages.ts'
import { separateFlags } from './scripts/lean/separateFlags.ts'
import { browserPackages } from './scripts/packages.ts'
import { contractWithoutSchemas } from './scripts/schemas/plainContract.ts'
import { contentPolicy } from './scripts/policy.ts'
import { referencePage } from './scripts/reference.ts'
import { themeStyles } from './scripts/themeStyles.ts'
import { contractWithoutDocs } from './scripts/schemas/withoutDocs.ts'
import { zodForBrowsers } from './scripts/schemas/zodForBrowsers.ts'
import { accounts, PASSWORD } from './mocks/seed/scenarios/scenarios.ts'

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

export default defineConfig(({ mode, command }) => {
  const real = process.env.VITE_API_MODE === 'real' || mode === 'real'
  // Against a real server, its calls are shown in development, or if that is asked for.
  const devtools = real && (command === 'serve' || process.env.VITE_DEVTOOLS === '1')
  const build = Date.now().toString(36)
  return {
    base: process.env.BASE ?? '/',
    define: {
      'import.meta.env.VITE_API_MODE': JSON.stringify(real ? 'real' : 'demo'),
      'import.meta.env.VITE_DEVTOOLS': JSON.stringify(devtools ? '1' : ''),
      'import.meta.env.VITE_BUILD_ID': JSON.stringify(build),
      ...(real ? {} : paymentLinks(mode)),
    },
    plugins: [
      react(),
      themeStyles(),
      firstPaint(),
      contentPolicy(real),
      contractWithoutSchemas(),
      contractWithoutDocs(),
      zodForBrowsers(),
      leanPackages(),
      separateFlags(),
      chunkGroups(),
      chunkReport(),
      installable(),
      notFoundPage(),
      ...(devtools ? [referencePage(false)] : []),
      ...(real ? [] : [earlyServer(), externalPages(), referencePage(true), serviceWorker(build), announceAccounts()]),
    ],
    worker: {
      format: 'es',
      plugins: () => [
        contractWithoutDocs({ sources: true }),
        zodForBrowsers(),
        leanPackages(),
        inlineRuntime('server'),
        chunkReport(WORKERS),
      ],
      rolldownOptions: { output: { codeSplitting: workerGroups } },
    },
    optimizeDeps: { include: [...browserPackages, 'msw/http', 'msw/browser'] },
    build: {
      outDir: real ? 'dist-real' : 'dist',
      target: 'es2023',
      // Every browser of the target knows module preloads.
      modulePreload: { polyfill: false },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})
