import type { ReactNode } from 'react'
import classes from '../ImportDialog.module.css'

/** The buttons of a step; they stay in sight while what is above them scrolls. */
export const Footer = ({ children }: { children: ReactNode }) => <div className={classes.footer}>{children}</div>
