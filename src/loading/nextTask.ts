interface Yielding {
  yield?(): Promise<void>
}

/**
 * Ends the current task, so that the browser can draw and answer input, and continues in the next one. Unlike a timer
 * it is not slowed down in a tab that is out of sight.
 */
export function nextTask(): Promise<void> {
  // Safari has no scheduler, and TypeScript does not know it yet.
  const { scheduler } = globalThis as { scheduler?: Yielding }
  if (scheduler?.yield) return scheduler.yield()
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const handleMessage = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', handleMessage, { once: true })
    port1.start()
    port2.postMessage(null)
  })
}
