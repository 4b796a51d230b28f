import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import classes from './BackLink.module.css'

/** The breadcrumb over everything below the list. */
export function BackLink() {
  return (
    <Link to={paths.connectors()} className={classes.back}>
      <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
      All Connectors
    </Link>
  )
}
