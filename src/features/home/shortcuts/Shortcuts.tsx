import {
  IconAdjustmentsHorizontal,
  IconArrowRight,
  IconChartBar,
  IconPlugConnected,
  IconTargetArrow,
  IconUsers,
} from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../paths.ts'
import { shortcutWords } from '../words.ts'
import classes from './Shortcuts.module.css'

const shortcuts = [
  { to: paths.fans(), Icon: IconUsers, ...shortcutWords.fans },
  { to: paths.connectors(), Icon: IconPlugConnected, ...shortcutWords.connectors },
  { to: paths.segments(), Icon: IconTargetArrow, ...shortcutWords.segments },
  { to: paths.dashboard(), Icon: IconChartBar, ...shortcutWords.dashboard },
  { to: paths.yourAccount(), Icon: IconAdjustmentsHorizontal, ...shortcutWords.settings },
]

/** The five shortcuts of the home page, each a card that is a link. */
export function Shortcuts() {
  return (
    <div className={classes.frame}>
      <ul className={classes.shortcuts}>
        {shortcuts.map(({ to, Icon, name, line }) => (
          <li key={to}>
            <Link to={to} className={classes.card}>
              <Icon size={20} stroke={1.6} aria-hidden="true" className={classes.icon} />
              <IconArrowRight size={16} stroke={1.8} aria-hidden="true" className={classes.arrow} />
              <span className={classes.name}>{name}</span>
              <span className={classes.line}>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
