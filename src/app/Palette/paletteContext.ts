import { createContext } from 'react'

/** Opens the search. It does nothing outside of the shell, as in stories of its parts. */
export const OpenPalette = createContext<() => void>(() => {})
