import { loadFigures, loadImports } from './parts.ts'

/** Loads all parts ahead, for a host that may be gone by the time somebody needs them. It never fails: the first call tries again. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([loadImports(), loadFigures()])
}
