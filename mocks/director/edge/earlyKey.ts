export const isApple = () => /mac|iphone|ipad/i.test(navigator.platform)

/** True if a press is the director's key: Ctrl or ⌘ with a full stop. */
export function isDirectorKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const [mod, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  return key === '.' && mod && !other && !altKey && !shiftKey
}

let isListening = false
let isWanted = false

function handleKeyDown(event: KeyboardEvent) {
  if (event.repeat || !isDirectorKey(event)) return
  event.preventDefault()
  isWanted = !isWanted
}

/** Hears the director's key while the director is still loading. */
export function listenEarly() {
  isListening = true
  window.addEventListener('keydown', handleKeyDown)
}

/** Ends the early listening; true if the key has been pressed once since then. */
export function takeEarlyKey(): boolean {
  if (isListening) window.removeEventListener('keydown', handleKeyDown)
  const wanted = isWanted
  isListening = isWanted = false
  return wanted
}
