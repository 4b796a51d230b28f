import { useParams } from 'react-router-dom'

/** The tab in the address of a page with tabs: what follows its path, without a slash at the end. */
export const useTab = (): string => (useParams()['*'] ?? '').replace(/\/+$/, '')
