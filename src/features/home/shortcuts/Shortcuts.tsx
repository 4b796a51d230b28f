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
import classes from './Shortcuts.module.css'

const shortcuts = [
  { to: paths.fans(), Icon: IconUsers, name: 'All fans', line: 'Search, sort and open any profile' },
  {
    to: paths.connectors(),
    Icon: IconPlugConnected,
    name: 'Go to Connectors',
    line: 'Sources, their state and last sync',
  },
  {
    to: paths.segments(),
    Icon: IconTargetArrow,
    name: 'Marketing segments',
    line: 'Audiences sent to your mailing tool',
  },
  { to: paths.dashboard(), Icon: IconChartBar, name: 'Analytics dashboard', line: 'Attendance, sales and membership' },
  {
    to: paths.yourAccount(),
    Icon: IconAdjustmentsHorizontal,
    name: 'Go to Settings',
    line: 'Your profile, password and club',
  },
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
