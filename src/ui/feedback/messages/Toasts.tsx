import { Notifications } from '@mantine/notifications'
import classes from './Toasts.module.css'

/** Above dialogs and panels, below what lies beside the product. */
const LAYER = 240

/** Toasts at the foot of the page, where they cover nothing that people read or click. */
export const Toasts = () => (
  <Notifications
    position="bottom-left"
    zIndex={LAYER}
    classNames={{ root: classes.toasts, notification: classes.toast }}
  />
)
