import { config } from '../../../../src/config.ts'

/**
 * Opens the window of the presenter (docs/guides/stories.md#the-presenter-window).
 *
 * @param tab the id of the tab of the product that it keeps to; null for the first that answers
 */
export function openPresenter(tab: string | null) {
  const query = tab === null ? '' : `?tab=${encodeURIComponent(tab)}`
  window.open(`${config.root}external/presenter/${query}`, 'touchline-presenter', 'popup,width=900,height=640')?.focus()
}
