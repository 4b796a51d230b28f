/** Code that must not be in what a screen loads before it can be used: each belongs to one dialog, field or page. */
export const KEPT_APART = [
  'papaparse',
  '@mantine/dates',
  'react-dropzone',
  'recharts',
  '@mantine/spotlight',
  'marked',
  'msw',
  'zod',
] as const

const login = 'src/features/account/signIn/LoginPage.tsx'
/** The frame of the pages of a signed-in user, and what calls the server for them. */
const signedIn = ['src/app/Shell/Shell.tsx', 'src/api/client/send.ts']
/** The calls of a demo are watched. */
const watched = ['mocks/calls/watchDemo.ts']

/**
 * What loads before a screen can be used, as the entries of its chunks, with the largest size in kB after gzip. The
 * product alone is what a build for a real server loads; the demo adds what starts the model, and the entries `beside`
 * the product.
 */
export const budgets = [
  { screen: '/login', entries: [login], beside: ['mocks/director/accountListOf.ts'], product: 260, demo: 260 },
  {
    screen: '/home',
    entries: [...signedIn, 'src/features/home/HomePage.tsx'],
    beside: watched,
    product: 420,
    demo: 420,
  },
  {
    screen: '/fans',
    entries: [...signedIn, 'src/features/fans/profiles/FansPage.tsx'],
    beside: watched,
    product: 420,
    demo: 420,
  },
  {
    screen: '/integrations/data',
    entries: [...signedIn, 'src/app/pages/DataPage.tsx'],
    beside: watched,
    product: 420,
    demo: 420,
  },
  {
    screen: '/dashboard',
    entries: [...signedIn, 'src/features/analytics/dashboard/DashboardPage.tsx'],
    beside: watched,
    product: 420,
    demo: 420,
  },
] as const

/** The entries that every screen loads. */
const everyScreen = {
  product: ['index.html'],
  demo: ['index.html', 'mocks/demo.ts', 'mocks/adapters/worker/earlyWorker.ts'],
} as const

/** The chunks' entries of a screen, in the product alone or in the demo. */
export const entriesOf = ({ entries, beside }: (typeof budgets)[number], isDemo: boolean): readonly string[] =>
  isDemo ? [...everyScreen.demo, ...entries, ...beside] : [...everyScreen.product, ...entries]

/**
 * What the SharedWorker loads at its start: its first script, and the server. What only a prospect, an import, the
 * dashboard, a fault, a link or time needs follows.
 */
export const workerEntries = ['mocks/adapters/worker/sharedWorker.ts', 'mocks/adapters/browser/browser.ts'] as const

/** Their size in kB after gzip. */
export const WORKER_BUDGET = 260

/**
 * The size of the service worker's script in kB after gzip, most of which are the digests of the files that it stores.
 */
export const SERVICE_WORKER_BUDGET = 48

/** The size of the static Storybook in MB as files: 5.9 of it are what an empty one has, with its documents and axe. */
export const STORYBOOK_BUDGET = 12
