/** Header on every call of this page that carries its id. */
export const CALL_HEADER = 'x-touchline-call'

/**
 * Header on what stands for no answer: the page's call then fails as without a network, and the service worker is not
 * to blame.
 */
export const LOST_HEADER = 'x-touchline-lost'

/** Header on every answer of the model: a response without it bypassed the service worker. */
export const MODEL_HEADER = 'x-touchline-model'
