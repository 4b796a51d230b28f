import { Skeleton } from '@mantine/core'
import { IconIdBadge2, IconShoppingBag, IconTicket } from '@tabler/icons-react'
import { useId, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { localDate } from '../../../../format.ts'
import { dayOf, type Entry } from './entries.ts'
import { monthsOf, type Month } from './months.ts'
import classes from './Timeline.module.css'

interface Focus {
  /** The place of the entry that gets the focus. */
  at: number | null
  link: RefObject<HTMLAnchorElement | null>
}

interface TimelineMonthsProps {
  entries: readonly Entry[]
  money(amount: number): string
  focus: Focus
}

/** The entries below the names of their months. */
export function TimelineMonths({ entries, money, focus }: TimelineMonthsProps) {
  const focused = focus.at === null ? undefined : entries[focus.at]
  return (
    <div className={classes.months}>
      {monthsOf(entries).map((month) => (
        <TimelineMonth key={month.id} month={month} money={money} focused={focused} link={focus.link} />
      ))}
    </div>
  )
}

interface TimelineMonthProps {
  month: Month
  money(amount: number): string
  focused: Entry | undefined
  link: Focus['link']
}

function TimelineMonth({ month, money, focused, link }: TimelineMonthProps) {
  const id = useId()
  return (
    <>
      <h3 id={id} className={classes.month}>
        {month.name}
      </h3>
      <ol className={classes.entries} aria-labelledby={id}>
        {month.entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} money={money} {...(entry === focused && { link })} />
          </li>
        ))}
      </ol>
    </>
  )
}

const icons = { shop: IconShoppingBag, tickets: IconTicket, membership: IconIdBadge2 }

function EntryLink({ entry, money, link }: { entry: Entry; money(amount: number): string; link?: Focus['link'] }) {
  const { kind, at, title, text, amount, to } = entry
  const day = dayOf(entry)
  const Icon = icons[kind]
  return (
    <Link to={to} className={classes.entry} ref={link}>
      <time dateTime={at} title={kind === 'membership' ? day : localDate(at).join(' ')} className={classes.day}>
        <span aria-hidden="true">{day.slice(-2)}</span>
        <span className="visually-hidden">{day}</span>
      </time>
      <span className={classes.sign} aria-hidden="true" />
      <span className={classes.what}>
        <Icon className={classes.icon} size={18} stroke={1.7} aria-hidden="true" />
        <span className={classes.texts}>
          <span className={classes.name} title={title}>
            {title}
          </span>
          <span className={classes.text} title={text}>
            {text}
          </span>
        </span>
        {amount !== null && <span className={classes.amount}>{money(amount)}</span>}
      </span>
    </Link>
  )
}

/** In the shape of the entries. It is no higher than the cards beside it, so that they stay where they are. */
export function TimelineSkeleton() {
  return (
    <div className={classes.skeleton}>
      <div className={classes.months}>
        {[3, 3, 2, 2].map((rows, month) => (
          <div key={month}>
            <div className={classes.month}>
              <Skeleton height={10} width={96} my={3} />
            </div>
            <ul className={classes.entries}>
              {Array.from({ length: rows }, (_, row) => (
                <li key={row}>
                  <div className={classes.entry}>
                    <span className={classes.day} />
                    <span className={classes.sign} />
                    <span className={classes.what}>
                      <Skeleton height={18} width={18} radius="sm" />
                      <span className={classes.texts}>
                        <Skeleton height={12} width="40%" my={3} />
                        <Skeleton height={10} width="30%" my={3} />
                      </span>
                      <Skeleton height={12} width={52} />
                    </span>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}
