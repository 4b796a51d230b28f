import { Link, type LinkProps } from 'react-router-dom'
import classes from './RowLink.module.css'

/** The name in a row of a table, which links to the row's page. */
export const RowLink = ({ to, children }: Pick<LinkProps, 'to' | 'children'>) => (
  <Link to={to} className={classes.link}>
    {children}
  </Link>
)
