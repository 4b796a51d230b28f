import { Notifications } from '@mantine/notifications'

/** Bottom left covers neither side panels and dialogs nor the buttons of a table. */
export const ToastContainer = () => <Notifications position="bottom-left" />
