import { useMemo } from 'react'
import { accentOf, type Accent } from './accent.ts'
import { useScheme } from './useScheme.ts'

/** The product's own green, for a club without a colour. */
const DEFAULT_ACCENT = '#0B7A55'

/** A club's colours in the current scheme; null for a club without a colour. */
export function useAccent(hex: string | null): Accent {
  const scheme = useScheme()
  return useMemo(() => accentOf(hex ?? DEFAULT_ACCENT, scheme), [hex, scheme])
}
