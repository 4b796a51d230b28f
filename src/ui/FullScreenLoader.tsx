import { Loader } from '@mantine/core'
import classes from './FullScreenLoader.module.css'

/** The spinner that fills the window while the current user is loading (account-side 2.2). */
export function FullScreenLoader() {
  return (
    <div className={classes.screen} role="status">
      <Loader size={28} />
      <span>Loading...</span>
    </div>
  )
}
