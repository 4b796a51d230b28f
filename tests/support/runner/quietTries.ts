/** Makes the error of a query that has found no element, or too many, in a container. */
type GetElementError = (message: string | null, container: Element) => Error

/** Testing Library's settings, and the mark that it leaves in them while a query is tried again and again. */
interface Settings {
  getElementError: GetElementError
  _disableExpensiveErrorDiagnostics?: boolean
}

/**
 * Settings of Testing Library, or of Storybook's copy, with which the document is printed into the error of a query
 * only where somebody reads it: when the query gives up, not for each of its tries, which takes up to a tenth of the
 * time of the page tests. If Testing Library renames its mark, tests only take longer.
 */
export function quietTries(getSettings: () => Settings): Pick<Settings, 'getElementError'> {
  const { getElementError } = getSettings()
  return {
    getElementError(message, container) {
      const { _disableExpensiveErrorDiagnostics: isTry = false } = getSettings()
      if (!isTry) return getElementError(message, container)
      const error = new Error(message ?? undefined)
      // Testing Library knows its own errors by this name, and adds the document to the last of them.
      error.name = 'TestingLibraryElementError'
      return error
    },
  }
}
