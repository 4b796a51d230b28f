import type { Plugin } from 'vite'

/**
 * Vite plugin that keeps flags as files of their own: there are many, and a page rarely needs all of them. It is a
 * plugin because Storybook takes no other setting of a build.
 */
export const separateFlags = (): Plugin => ({
  name: 'separate-flags',
  apply: 'build',
  config: () => ({
    build: { assetsInlineLimit: (file) => (file.includes('country-flag-icons') ? false : undefined) },
  }),
})
