import type { Plugin } from 'vite'

/** A pattern that matches modules by any of these parts of their paths. */
const anyOf = (...parts: readonly string[]) => new RegExp(`/(?:${parts.join('|')})`)

/** Parts of Mantine's packages. */
const mantine = (...names: readonly string[]) => `@mantine/core/esm/components/(?:${names.join('|')})/`
const icons = (...names: readonly string[]) => `icons-react/dist/esm/icons/Icon(?:${names.join('|')})\\.mjs`

const baseHooks = [
  'use-color-scheme',
  'use-did-update',
  'use-id',
  'use-isomorphic-effect',
  'use-media-query',
  'use-merged-ref',
  'use-reduced-motion',
  'use-uncontrolled',
  'utils/random-id',
]

/**
 * The modules that load together, as one file: a bundler gives each set of modules that some screens share a file of
 * its own, most of which are tiny, and thirty small files are a tenth larger than one. A module belongs to the first
 * group that matches. A group holds only what each of its screens needs anyway, or what is smaller than a file of its
 * own; `scripts/budgets.ts` limits what that costs. No two files may need each other, because one would run before what
 * it needs: a test of the builds says so.
 */
const groups: Readonly<Record<string, RegExp>> = {
  /** What every page has: the product's, and those that the demo puts beside it. Its style sheets come first. */
  base: anyOf(
    '(?:@mantine/[\\w-]+/(?:esm/)?styles|virtual/\\w+)\\.css',
    'vite/preload-helper\\.js',
    'node_modules/(?:react|react-dom|scheduler|clsx)/',
    'zustand/esm/(?:vanilla|react)\\.mjs',
    'icons-react/dist/esm/(?:createReactComponent|defaultAttributes)\\.mjs',
    '@mantine/core/esm/core/',
    mantine('ActionIcon', 'Button', 'Loader', 'Transition', 'UnstyledButton'),
    `@mantine/hooks/esm/(?:${baseHooks.join('|')})/`,
    'src/app/theme/',
    'src/(?:config|paths|storage|serverTime)\\.ts$',
    'src/loading/',
    'src/ui/(?:brand/useScheme|values/absoluteUrl)\\.ts$',
  ),
  /** What every page of the product has. */
  app: anyOf(
    'react-router(?:-dom)?/dist/',
    'plain-contract$',
    '@tanstack/query-core/build/modern/(?!queryObserver|mutationObserver|queriesObserver|infiniteQueryObserver)\\w+\\.js',
    '@tanstack/react-query/build/modern/QueryClientProvider\\.js',
    '@mantine/(?:notifications/esm/notifications\\.store\\.mjs|store/)',
    icons('AlertCircle', 'CircleCheck'),
    'src/contract/endpoint/(?:endpoint|stream|liveEndpoints)\\.ts$',
    'src/api/(?:words|entryOf|errors|cache|ApiProvider)\\.',
    'src/domain/club/lastClub\\.ts$',
    'src/ui/words\\.ts$',
    'src/ui/dialogs/useFocusReturn\\.ts',
    'src/ui/leaving/',
    'src/ui/brand/(?:Mark\\.|drawings/(?:Circle)?Drawing\\.)',
    'src/ui/feedback/(?:messages/(?:Banner|toast\\.ts)|states/(?:StateView|FullScreenLoader))',
  ),
  /** Fields, and what sends them. */
  fields: anyOf(
    mantine('Anchor', 'CloseButton', 'Input', 'InputBase', 'Text', 'TextInput'),
    '@tanstack/query-core/build/modern/mutationObserver\\.js',
    '@tanstack/react-query/build/modern/useMutation\\.js',
    'src/ui/(?:Form/|useMounted)',
    'src/ui/feedback/messages/errorMessage\\.ts',
    'src/ui/controls/buttons/(?:BusyButton|doubleClick)\\.',
  ),
  form: anyOf('@mantine/form/', 'klona/', 'fast-deep-equal/'),
  /** What surrounds the forms of visitors who are not signed in, with the field for their passwords. */
  visitor: anyOf(
    mantine('PasswordInput'),
    'src/features/account/(?:words|parts/(?:PublicLayout|isGiven))\\.',
    'src/ui/controls/inputs/PasswordField\\.',
  ),
  /** A club's crest and its colours. */
  crest: anyOf('src/ui/brand/(?:Crest|accent|crestPatterns|useAccent)\\.'),
  /** The frame of the pages of a signed-in user, and what most of them have. */
  signedIn: anyOf(
    '@tanstack/query-core/build/modern/queryObserver\\.js',
    '@tanstack/react-query/build/modern/(?!QueryClientProvider|useMutation)\\w+\\.js',
    'zustand/esm/middleware\\.mjs',
    mantine('Skeleton'),
    icons(
      'ArrowDownRight',
      'ArrowUpRight',
      'ChartBar',
      'ChevronDown',
      'ChevronRight',
      'Home',
      'Lifebuoy',
      'Lock',
      'Moon',
      'PlugConnected',
      'Plus',
    ),
    icons('Search', 'Settings', 'Speakerphone', 'Sun', 'TargetArrow', 'Users', 'X'),
    'src/api/(?:query|useWrite)\\.ts',
    'src/app/Shell/(?:nav|words)\\.ts',
    'src/domain/(?:club/useClub|connectors/useConnectors)\\.ts',
    'src/ui/DataTable/view/tableViews?\\.ts',
    'src/ui/brand/drawings/',
    'src/ui/controls/(?:choices/(?:Dropdown|useSchemeSwitch)|hints/Hint)\\.',
    'src/ui/dialogs/useDialog\\.ts',
    'src/ui/feedback/(?:states/(?:ErrorView|StateBadge)|refreshes/(?:RefreshNotice|useRefreshRetry))\\.',
    'src/ui/layout/(?:PageHead|useOverflow|useTab)\\.',
    'src/ui/values/(?:fullName|initials|useServerNow|userName|values)\\.',
  ),
  /** Tables with their search and their pages. */
  table: anyOf(
    '@tanstack/(?:react-table|table-core|store|react-store)/',
    'use-sync-external-store/',
    icons('Chevron(?:Left|Up|sLeft|sRight)', 'Columns3', 'Download', 'Selector', 'SortAscending', 'SortDescending'),
    'src/ui/DataTable/(?!head/SortPanel|view/(?:ViewPanel|ViewPopover)|pager/PageSizeSelect|selection/useSelection)',
    'src/ui/controls/inputs/SearchInput\\.',
    'src/ui/files/saveFile\\.ts',
  ),
  /** Amounts of money, in the club's currency. */
  money: anyOf('country-to-currency/', 'src/domain/money/'),
  /** What shows sources, and how long ago they synced. */
  sources: anyOf(
    'src/contract/fields/providerList\\.ts',
    'src/domain/connectors/ProviderLogo\\.',
    'src/ui/(?:motion/useLiveItems|values/LastSync)\\.',
  ),
  /** Dialogs, and what keeps the page behind them still. */
  dialog: anyOf(
    mantine('FocusTrap', 'Group', 'Modal', 'ModalBase', 'Overlay', 'Paper', 'Portal', 'Stack', 'VisuallyHidden'),
    '@mantine/hooks/esm/(?:use-focus-trap|use-focus-return)/',
    'node_modules/(?:react-remove-scroll(?:-bar)?|react-style-singleton|use-sidecar|use-callback-ref|tslib)/',
    'src/ui/dialogs/(?:ConfirmDialog|useOpenRequest)',
  ),
  /** What starts the worker of the model. It has to be there first, so it needs no other file. */
  earlyWorker: anyOf(
    'mocks/adapters/worker/(?:earlyWorker|livenessLocks)\\.ts$',
    'mocks/director/edge/earlyKey\\.ts$',
    'mocks/adapters/serviceWorker/builds\\.ts$',
  ),
  /** What starts the model. */
  demo: anyOf(
    'mocks/(?:demo|control|loadUntilThere)\\.ts$',
    'mocks/adapters/browser/(?:interceptFetch|callAnswers|callsAtWork|callHeaders)\\.ts$',
    'mocks/adapters/worker/(?:openServer|connectRemote|portStream|pendingQuestions)\\.ts$',
    'mocks/director/panel/tabState\\.ts$',
  ),
  /** The demo's accounts on the login page. */
  accounts: anyOf(
    'mocks/director/(?:AccountList|accountListOf|lastAccounts|pollWhileVisible|words)\\.(?:tsx?|module\\.css)$',
    'mocks/seed/scenarios/accounts\\.ts$',
  ),
  /** What the demo shows beside the product on every page. */
  beside: anyOf(
    'mocks/calls/sharedLog\\.ts$',
    'mocks/director/(?:calls/(?:CallsContext|callsOfDemo)|edge/(?:directorKey|words)|stories/desk/deskChannel)\\.ts$',
    'mocks/director/(?:panel/(?:OneColourMark|ownWindow|panelStore)|session/keepSession)\\.tsx?$',
  ),
  /** What watches the calls of the demo. */
  watch: anyOf(
    'mocks/calls/(?:callLog|monitor|operationIdAt|screenOf)\\.ts$',
    'mocks/(?:har/(?:call|findOperation)|faults/faultHeader)\\.ts$',
  ),
}

const splitInto = (patterns: Readonly<Record<string, RegExp>>) => ({
  // What a module of a group imports stays where it belongs.
  includeDependenciesRecursively: false,
  groups: Object.entries(patterns).map(([name, test]) => ({
    name,
    test: (id: string) => test.test(`/${id.replaceAll('\\', '/').replace('\0', '')}`),
  })),
})

/** Parts of the server that load later (mocks/handlers/parts/). */
const laterParts = [
  'handlers/(?:analytics/(?:countSales|figures|people|periods|sales|tallies)|connectors/(?:autoSync|joinRows|outages)|fans/waitingRows|parts/(?:deliveries|imports|quickSchema))',
  'faults/(?:presets|readFault)',
  'runtime/(?:checkpoint/(?!checkpoints)|control/(?:faultMethods|shareMethods|snapshotMethods))',
  'seed/incoming/(?!delivery)',
  'seed/prospect/',
]

/**
 * The server is one file of the worker, with its packages and the contract: each further file would wait until the one
 * before has been read. It holds the bundler's runtime, too (`inlineRuntime.ts`), of which the parts of the server that
 * load later have a file.
 */
export const workerGroups = splitInto({
  server: anyOf(
    'node_modules/(?!papaparse/)',
    'src/contract/(?!imports/csvRows)',
    `mocks/(?!${laterParts.join('|')})(?:db|faults|handlers|http|runtime|seed)/`,
    'mocks/adapters/browser/(?:browser|indexedDb|journalLock)',
  ),
})

/** Vite plugin that gives the bundler the groups of pages. */
export const chunkGroups = (): Plugin => ({
  name: 'chunk-groups',
  apply: 'build',
  config: () => ({ build: { rolldownOptions: { output: { codeSplitting: splitInto(groups) } } } }),
})
