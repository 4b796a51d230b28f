import { useStore } from 'zustand'
import { checkedScheme } from '../looks.ts'
import type { Scheme } from './settings.ts'

/**
 * The scheme in which a story is shown, for stories with a theme of their own: that of a check, or else the toolbar's.
 */
export function useShownScheme({ scheme }: Readonly<Record<string, unknown>>): Scheme {
  const checked = useStore(checkedScheme, (state) => state.scheme)
  return checked ?? (scheme === 'dark' ? 'dark' : 'light')
}
