import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { msw } from 'msw/vite'
import { defineConfig } from 'vite'
import { demo } from './scripts/demo.ts'
import { externalPages, paymentLinks } from './scripts/external.ts'
import { browserPackages } from './scripts/packages.ts'
import { appFiles } from './scripts/appFiles.ts'
import { serviceWorker } from './scripts/serviceWorker.ts'
import { contentPolicy } from './scripts/policy.ts'
import { referencePage } from './scripts/reference.ts'
import { themeStyles } from './scripts/themeStyles.ts'

const src = fileURLToPath(new URL('src/', import.meta.url)).replaceAll('\\', '/')
/** True for packages and the product's own modules, of which screens are made. */
const isOfScreens = (id: string) => id.includes('/node_modules/') || id.startsWith(src)
/** False for what starts a page, and must not run on another one. */
const isNoStart = (id: string) => !/\/main\.tsx$|\.html$/.test(id)

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
      contentPolicy(real),
      appFiles(),
      ...(devtools ? [referencePage(false)] : []),
      ...(real ? [] : [demo(), externalPages(), referencePage(true), msw({ mode: 'worker-only' }), serviceWorker()]),
    ],
    worker: { format: 'es' },
    optimizeDeps: { include: [...browserPackages, 'msw/http', 'msw/browser'] },
    build: {
      outDir: real ? 'dist-real' : 'dist',
      target: 'es2023',
      chunkSizeWarningLimit: 800,
      // Every browser of the target knows module preloads.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          // Three files hold what several pages share: by itself, the bundler would write one for each set of modules
          // that some pages share, most of them tiny.
          codeSplitting: {
            groups: [
              // What pages begin with.
              { name: 'base', tags: ['$initial'], test: isNoStart },
              { name: 'screens', test: isOfScreens, minShareCount: 2 },
              { name: 'demo', test: isNoStart, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  }
})
