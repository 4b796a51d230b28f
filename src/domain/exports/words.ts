export const exportWords = {
  button: 'Export CSV',
  cancel: 'Cancel export',
  progress: (done: string, total: string) => `${done} of ${total}`,
  percent: (part: string) => `${part} %`,
  success: (count: number, formatted: string) => (count === 1 ? '1 row exported' : `${formatted} rows exported`),
} as const
