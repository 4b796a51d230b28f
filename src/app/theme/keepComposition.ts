/** The code of a key that an input method has taken. It is all that Safari says of the Enter that ends a composition. */
const PROCESSED = 229

/**
 * Keeps the keys with which somebody composes a character, such as Enter and Escape, from all that listens to keys:
 * ours, Mantine's dialogs and fields, and the director. Returns what ends it.
 */
export function keepComposition() {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === PROCESSED) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', handleKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
}
