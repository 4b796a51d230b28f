import type { Plugin } from 'vite'
import { accounts, PASSWORD } from '../mocks/seed/scenarios/scenarios.ts'

/**
 * Vite plugin for the demo: its script stands in the page, so that it loads with the app's and not after it, and its
 * accounts are printed below the URL that Vite prints.
 */
export function demo(): Plugin {
  const announce = () => {
    const width = Math.max(...accounts.map(({ email }) => email.length))
    const lines = accounts.map(
      ({ email, name, note, club }) => `  ➜  ${email.padEnd(width)}  ${name}, ${note}, ${club}`,
    )
    setTimeout(() => console.info(`\n  Demo accounts, password ${PASSWORD}:\n${lines.join('\n')}\n`), 100)
  }
  return {
    name: 'demo',
    configureServer: ({ httpServer }) => void httpServer?.once('listening', announce),
    configurePreviewServer: ({ httpServer }) => void httpServer.once('listening', announce),
    transformIndexHtml: {
      order: 'pre',
      handler: (_html, { path }) =>
        path === '/index.html' ? [{ tag: 'script', attrs: { type: 'module', src: '/mocks/demo.ts' } }] : [],
    },
  }
}
