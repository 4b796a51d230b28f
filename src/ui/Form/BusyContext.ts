import { createContext } from 'react'

/** Whether the form around is being submitted. */
export const BusyContext = createContext(false)
