import { createColumnHelper } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import type { FanProfile } from '../../contract/fanProfiles.ts'
import { paths } from '../../paths.ts'
import { features } from '../../ui/DataTable/columns.ts'
import { ScoreRing } from '../../ui/ScoreRing.tsx'
import { DateText, Value } from '../../ui/values.tsx'
import { CountryName } from './CountryName.tsx'
import { fullName } from './fullName.ts'
import classes from './columns.module.css'

const helper = createColumnHelper<typeof features, FanProfile>()

/** The columns of /fans (readings 5). */
export const columns = helper.columns([
  helper.accessor((fan) => fullName(fan), {
    id: 'name',
    header: 'Name',
    meta: { width: 176, sortBy: 'firstName' },
    cell: ({ getValue, row }) => (
      <Link to={paths.fan(row.original.id)} className={classes.name}>
        {getValue()}
      </Link>
    ),
  }),
  helper.accessor('email', {
    header: 'Email',
    meta: { width: 200, sortBy: 'email' },
    cell: ({ getValue }) => <span className={classes.quiet}>{getValue()}</span>,
  }),
  helper.accessor('age', {
    header: 'Age',
    meta: { width: 56, sortBy: 'age', align: 'end' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('gender', {
    header: 'Gender',
    meta: { width: 80, sortBy: 'gender' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('city', {
    header: 'City',
    meta: { width: 112, sortBy: 'city' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('country', {
    header: 'Country',
    meta: { width: 168, sortBy: 'country' },
    cell: ({ getValue }) => <CountryName name={getValue()} />,
  }),
  helper.accessor('membership', {
    header: 'Membership',
    meta: { width: 116, sortBy: 'membership' },
    cell: ({ getValue }) => <Value>{getValue()}</Value>,
  }),
  helper.accessor('score', {
    header: 'Score',
    meta: { width: 84, sortBy: 'score', align: 'end' },
    cell: ({ getValue }) => (
      <span className={classes.score}>
        <Value>{getValue()}</Value>
        <ScoreRing score={getValue()} />
      </span>
    ),
  }),
  helper.accessor('signedUpAt', {
    header: 'Signed Up',
    meta: { width: 112, sortBy: 'signedUpAt' },
    cell: ({ getValue }) => (
      <span className={classes.quiet}>
        <DateText iso={getValue()} />
      </span>
    ),
  }),
])
