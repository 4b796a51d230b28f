import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../ImportDialog.module.css'

/** Which file this is about, and what is known of it in a line. */
export function FileHead({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <div className={classes.file}>
      <IconFileSpreadsheet size={28} stroke={1.3} aria-hidden="true" />
      <div>
        <h3 title={name}>{name}</h3>
        {children && <p>{children}</p>}
      </div>
    </div>
  )
}
