import { createContext } from 'react'

/** True while the surrounding form is being submitted. */
export const BusyContext = createContext(false)
