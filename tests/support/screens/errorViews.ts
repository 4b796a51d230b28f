/** The heading of the error view for each status that has one of its own, and for a failure of the server. */
export const errorViews = [
  [500, 'Oops! Something went wrong'],
  [403, "Forbidden! You don't have access to this page"],
  [402, 'Payment Required'],
] as const
