export const connectorWords = {
  new: 'New connector',
  column: 'Connector',
} as const
