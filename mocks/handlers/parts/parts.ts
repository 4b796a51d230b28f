import { PartMissing } from '../../seed/scenarios/clubsOf.ts'

/*
 * Parts of the server that its first calls do not need. They load with the first call or move of the clock that does,
 * so that the server starts with less.
 */

/**
 * Loads what reads CSV files. A failure is no fault of the call, nor of the journal that repeats it: the next try may
 * succeed.
 */
export const loadImports = () =>
  import('./imports.ts').catch((cause: unknown) => {
    throw new PartMissing('what reads CSV files could not be loaded', { cause })
  })

/** Loads what computes the figures of the dashboard. */
export const loadFigures = () =>
  import('../analytics/figures.ts').catch((cause: unknown) => {
    throw new PartMissing('what computes the figures could not be loaded', { cause })
  })

/**
 * Loads what connectors bring while time passes. The clock loads it before it moves over anything that is due; see
 * `Simulation.prepare`.
 */
export const loadDeliveries = () =>
  import('./deliveries.ts').catch((cause: unknown) => {
    throw new PartMissing('what syncs connectors could not be loaded', { cause })
  })
