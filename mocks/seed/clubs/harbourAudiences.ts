import type { SeedBookmark, SeedSegment } from './content.ts'

export const harbourBookmarks: readonly SeedBookmark[] = [
  ['Sócios com lugar anual', 'membership=Season+ticket', 'Para a renovação'],
  ['Jovens do último trimestre', 'period=90d&age=0-17'],
  ['Adeptos em Espanha', 'country=Spain'],
  ['Mulheres dos 18 aos 29', 'age=18-29&gender=Female'],
  ['Últimos 30 dias', 'period=30d', 'Reunião de segunda-feira'],
]

export const harbourSegments: readonly SeedSegment[] = [
  {
    name: 'Renovação 2026',
    description: 'Carta aos sócios com lugar anual',
    bookmark: 'Sócios com lugar anual',
    connector: 'newsletter',
    age: 41,
    synced: 9,
  },
  {
    name: 'Campo de férias',
    description: null,
    bookmark: 'Jovens do último trimestre',
    connector: 'newsletter',
    age: 96,
    synced: 31,
  },
  {
    name: 'Adeptos em Espanha',
    description: 'Jogos em Vigo',
    bookmark: 'Adeptos em Espanha',
    connector: 'newsletter',
    age: 160,
    synced: 70 * 24,
    disabled: true,
  },
]
