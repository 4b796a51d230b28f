// A file of its own, so that only the tooltip loads, and not all of Mantine.
export { Tooltip as HintTooltip } from '@mantine/core'
