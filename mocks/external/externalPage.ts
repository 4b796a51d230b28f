import type { Control } from '../control.ts'

export interface ExternalPageProps {
  control: Control
  /** The query of the page's URL. */
  query: URLSearchParams
}
