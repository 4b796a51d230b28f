import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import classes from './BackLink.module.css'

/** The breadcrumb above a page, which links back to its list. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
      {children}
    </Link>
  )
}
