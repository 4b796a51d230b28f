/** The areas of the atlas in its order, by the folders of their catalogues. */
const AREAS: readonly (readonly [folder: string, name: string])[] = [
  ['src/ui', 'Everywhere'],
  ['src/app', 'Sidebar and search'],
  ['src/features/account', 'Account'],
  ['src/features/club', 'Club, billing and users'],
  ['src/features/home', 'Home'],
  ['src/features/connectors', 'Connectors'],
  ['src/domain/connectors', 'Connectors'],
  ['src/features/fans', 'Fans'],
  ['src/domain/people', 'Fans'],
  ['src/features/memberships', 'Memberships'],
  ['src/features/shop', 'Shop'],
  ['src/features/ticketing', 'Ticketing'],
  ['src/domain/rows', 'Tables of data'],
  ['src/domain/imports', 'Import and export'],
  ['src/domain/exports', 'Import and export'],
  ['src/contract/imports', 'Import and export'],
  ['src/features/analytics', 'Dashboard and bookmarks'],
  ['src/features/segments', 'Segments'],
  ['src/features/support', 'Support'],
  ['src/features/legal', 'Terms and privacy'],
  ['src/api', 'Problems of the server'],
  ['src/contract', 'Problems of the server'],
  ['mocks/http', 'Problems of the server'],
  ['mocks/handlers', 'Refusals and mails'],
  ['mocks/external/paylane', 'Payment page'],
  ['mocks/external/dashboard', 'Framed dashboard'],
  ['mocks/runtime', 'Demo'],
  ['mocks/director', 'Director'],
]

/** The area of a message by its key, such as `src/ui/words.ts#copyWords.done`. */
export const areaOf = (key: string): string =>
  AREAS.find(([folder]) => key.startsWith(`${folder}/`))?.[1] ?? 'Elsewhere'

/** The areas in their order, each once. */
export const areas: readonly string[] = [...new Set(AREAS.map(([, name]) => name)), 'Elsewhere']
