/** The message of an error, as it is shown to the user. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred'
}
