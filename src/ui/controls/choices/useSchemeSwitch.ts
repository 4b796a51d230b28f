import { useMantineColorScheme } from '@mantine/core'
import { useScheme } from '../../brand/useScheme.ts'
import { schemeWords } from '../../words.ts'

/**
 * Changes the colours of the whole page at once, without transitions (global.css). Mantine's own option adds a
 * `<style>` to the page, which the content security policy blocks.
 */
function withoutTransitions(change: () => void) {
  const { dataset } = document.documentElement
  dataset.schemeChanges = 'true'
  change()
  setTimeout(() => delete dataset.schemeChanges, 50)
}

/**
 * The scheme that is not shown, and the switch to it. The choice is remembered; without one, the system's scheme
 * applies.
 */
export function useSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const scheme = useScheme()
  const other = scheme === 'light' ? 'dark' : 'light'
  return {
    other,
    label: schemeWords.label(other),
    switchScheme: () => withoutTransitions(() => setColorScheme(other)),
  }
}
