/** The product's mark in the colour of the text around it, without its tile. */
export const OneColourMark = ({ size = 22 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="3 4 26 26" aria-hidden="true" focusable="false">
    <g fill="none" stroke="currentColor" strokeWidth="3">
      <path d="M5.5 9.5h21" />
      <path d="M13 9.5V13A11.5 11.5 0 0 0 24.5 24.5" />
    </g>
    <circle cx="22.6" cy="16.4" r="2.1" fill="currentColor" />
  </svg>
)
