import { Notifications } from '@mantine/notifications'
import classes from './ToastContainer.module.css'

/** In the middle of the top, between the title of a page and its actions, toasts cover nothing that people click. */
export const ToastContainer = () => <Notifications position="top-center" className={classes.toasts ?? ''} />
