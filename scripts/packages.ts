/**
 * Packages that the browser loads. Vite's development servers bundle them in advance: a package that they discover
 * later makes them reload the page, in the middle of a test or of a first visit.
 */
export const browserPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-router-dom',
  '@mantine/charts',
  '@mantine/core',
  '@mantine/dates',
  '@mantine/dropzone',
  '@mantine/form',
  '@mantine/notifications',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/react-table',
  'dayjs',
  'eventsource-parser',
  'ky',
  'papaparse',
  'recharts',
  'uqr',
  'zod',
  'zustand',
  'zustand/vanilla',
  'zustand/middleware',
  '@msw/data',
]
