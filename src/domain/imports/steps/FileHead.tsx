import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../ImportDialog.module.css'

/** The name of the file, and one line about it. */
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
