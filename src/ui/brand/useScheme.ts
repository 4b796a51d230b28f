import { useComputedColorScheme } from '@mantine/core'

/**
 * The colour scheme that is shown. It is known from the first render: Mantine would say `light` first, because a server
 * could not know better.
 */
export const useScheme = () => useComputedColorScheme('light', { getInitialValueInEffect: false })
