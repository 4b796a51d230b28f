import type { Figures } from '../../../control.ts'
import type { Colours } from '../cards/useColours.ts'

/** What the panel of each tab is given. */
export interface PanelProps {
  figures: Figures
  colours: Colours
}
