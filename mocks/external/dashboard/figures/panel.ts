import type { Figures } from '../../../control.ts'
import type { Colours } from '../cards/useColours.ts'

/** The props of the panel of each tab. */
export interface PanelProps {
  figures: Figures
  colours: Colours
}
