/** Maximum number of characters in a search text (docs/contract.md#searching). */
export const SEARCH_MAX = 200
