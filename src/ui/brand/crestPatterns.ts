/** A shield that is divided between two colours: how much of it has the second one. */
interface CrestDrawing {
  /** The parts in the second colour, on a shield of 43 by 50. */
  second: string
  /** A small charge in the second colour, which small crests leave out. */
  charge?: string
}

const ball = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** The patterns of crests for clubs without a picture of their own. */
export const crestPatterns = {
  stripes: {
    second: 'M0 17h6v33H0zM11 17h4.5v33H11zM20.5 17H25v33h-4.5zM30 17h4.5v33H30zM39.5 17H43v33h-3.5z',
    charge: 'M21.5 4.5l1.600 3.300 3.600.5-2.600 2.5.6 3.600-3.200-1.700-3.200 1.700.6-3.600-2.600-2.5 3.600-.5z',
  },
  hoops: { second: 'M0 10.5h43V18H0zM0 25h43v6.5H0zM0 38.500h43V50H0z' },
  halves: { second: 'M21.5 0H43v50H21.5z' },
  quarters: { second: 'M21.5 0H43v25H21.5zM0 25h21.5v25H0z' },
  sash: { second: 'M0 0h16L43 26v12l-7 7L0 11z' },
  chevron: { second: 'M0 22l21.5 13L43 22v28H0z', charge: ball(21.5, 13, 4) },
  cross: { second: 'M17 0h9v15.5h17v9H26V50h-9V24.5H0v-9h17z' },
  'line-and-arc': {
    second: 'M4 9.500h35v4.700H18.300A18.500 18.500 0 0 0 36 33.500l-2.500 4.600A23.200 23.200 0 0 1 13.600 14.200H4z',
    charge: ball(30.5, 23, 3.6),
  },
} as const satisfies Record<string, CrestDrawing>

export type CrestPatternName = keyof typeof crestPatterns
