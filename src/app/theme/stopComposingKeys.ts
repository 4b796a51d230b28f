/** The code of a key that an input method has taken. It is all that Safari says of the Enter that ends a composition. */
const PROCESSED = 229

/**
 * Stops keys that belong to the composition of a character, such as its Enter and Escape, before any other listener:
 * ours, those of Mantine's dialogs and fields, and the director's. Returns a function that removes it.
 */
export function stopComposingKeys() {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.isComposing || event.keyCode === PROCESSED) event.stopImmediatePropagation()
  }
  window.addEventListener('keydown', handleKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', handleKeyDown, { capture: true })
}
