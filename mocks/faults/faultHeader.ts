/** Header on what a fault has answered, so that the director can say so. */
export const FAULT_HEADER = 'x-touchline-fault'
