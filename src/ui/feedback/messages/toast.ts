import { notifications } from '@mantine/notifications'
import { MESSAGE_MS } from './Banner.tsx'
import { toastWords } from '../../words.ts'

/** Shows a message at the foot of the page for five seconds, for outcomes that no form or dialog shows. */
export function toast(kind: 'success' | 'error', message: string) {
  notifications.show({
    message,
    color: kind === 'error' ? 'red' : 'green',
    autoClose: MESSAGE_MS,
    withBorder: true,
    closeButtonProps: { 'aria-label': toastWords.close },
  })
}
