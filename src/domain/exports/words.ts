import { plural } from '../../format.ts'

export const exportWords = {
  button: 'Export CSV',
  cancel: 'Cancel export',
  progress: (done: string, total: string) => `${done} of ${total}`,
  percent: (part: string) => `${part} %`,
  success: (count: number) => `${plural(count, 'row')} exported`,
} as const
