import { shellWords } from './Shell/words.ts'
import classes from './PageLoader.module.css'

/** Says that the code of a page is still loading. It is invisible for a moment, which is usually enough. */
export const PageLoader = () => (
  <p className={classes.loading} role="status">
    {shellWords.loading}
  </p>
)
