/** The prices of a seat by age group. */
export interface Prices {
  adult: number
  concession: number
  junior: number
}

/** A stand of a ground; season tickets are for its back half. */
export interface Stand {
  name: string
  /** The share of tickets that are for this stand, in percent. */
  weight: number
  rows: number
  seats: number
  match: Prices
  season: Prices
}

export interface Ground {
  name: string
  stands: readonly Stand[]
  /** Standing room without numbered places, so it never sells out. */
  terrace: { name: string; match: Prices; season: Prices }
}

const prices = (adult: number, concession: number, junior: number): Prices => ({ adult, concession, junior })

export const quaysidePark: Ground = {
  name: 'Quayside Park',
  stands: [
    {
      name: 'Quay Stand',
      weight: 34,
      rows: 48,
      seats: 110,
      match: prices(32, 24, 16),
      season: prices(429, 319, 179),
    },
    {
      name: 'Lighthouse Stand',
      weight: 28,
      rows: 44,
      seats: 104,
      match: prices(28, 21, 14),
      season: prices(379, 279, 149),
    },
    {
      name: 'Dock Road End',
      weight: 24,
      rows: 38,
      seats: 96,
      match: prices(24, 18, 12),
      season: prices(329, 245, 129),
    },
    {
      name: 'Harbour Family Stand',
      weight: 14,
      rows: 26,
      seats: 92,
      match: prices(22, 16, 8),
      season: prices(299, 219, 89),
    },
  ],
  terrace: { name: 'Ropewalk Terrace', match: prices(18, 14, 8), season: prices(249, 189, 89) },
}

export const pavilhaoDasDocas: Ground = {
  name: 'Pavilhão das Docas',
  stands: [
    {
      name: 'Bancada Central',
      weight: 40,
      rows: 20,
      seats: 60,
      match: prices(15, 11, 7.5),
      season: prices(165, 120, 75),
    },
    { name: 'Bancada Norte', weight: 32, rows: 18, seats: 48, match: prices(12, 9, 6), season: prices(130, 95, 60) },
    { name: 'Bancada Sul', weight: 28, rows: 18, seats: 48, match: prices(10, 7.5, 5), season: prices(110, 80, 50) },
  ],
  terrace: { name: 'Peão', match: prices(8, 6, 4), season: prices(85, 65, 40) },
}

/** A generic ground with two stands, for a club that has signed up. */
export const groundOf = (clubName: string): Ground => ({
  name: `${clubName} Ground`,
  stands: [
    { name: 'Main Stand', weight: 65, rows: 22, seats: 60, match: prices(16, 12, 6), season: prices(195, 145, 75) },
    { name: 'East Stand', weight: 35, rows: 14, seats: 60, match: prices(13, 9.5, 5), season: prices(160, 120, 60) },
  ],
  terrace: { name: 'Standing', match: prices(10, 7.5, 4), season: prices(120, 90, 45) },
})
