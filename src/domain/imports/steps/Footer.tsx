import type { ReactNode } from 'react'
import classes from '../ImportDialog.module.css'

/** The buttons of a step, which stay visible while the content above them scrolls. */
export const Footer = ({ children }: { children: ReactNode }) => <div className={classes.footer}>{children}</div>
