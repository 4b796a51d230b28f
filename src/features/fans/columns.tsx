import { createColumnHelper } from '@tanstack/react-table'
import { Link } from 'react-router-dom'
import { ConnectorName } from '../../domain/connectors/ConnectorName.tsx'
import type { FanProfile } from '../../contract/fanProfiles.ts'
import type { Fan } from '../../contract/fans.ts'
import { paths } from '../../paths.ts'
import { connectorColumn } from '../../domain/connectors/connectorColumn.tsx'
import { createdColumn } from '../../domain/rows/createdColumn.tsx'
import { features, type Columns } from '../../ui/DataTable/columns.ts'
import { ScoreRing } from '../../ui/values/ScoreRing.tsx'
import { DateText, Value } from '../../ui/values/values.tsx'
import { CountryName } from './CountryName.tsx'
import { fullName } from '../../ui/values/fullName.ts'
import { fansWords } from './words.ts'
import classes from './columns.module.css'

const profiles = createColumnHelper<typeof features, FanProfile>()
const fans = createColumnHelper<typeof features, Fan>()

/**
 * The columns that fans and their profiles share, between the name and the sign-up. /fans fits a laptop, so that its
 * columns grow; Data has more columns and scrolls there.
 */
function sharedColumns<Row extends Fan>(widths: { email: number; city: number; country: number }) {
  const helper = createColumnHelper<typeof features, Row>()
  return helper.columns([
    helper.accessor((fan) => fan.email, {
      id: 'email',
      header: fansWords.columns.email,
      meta: { width: widths.email, sortBy: 'email' },
      cell: ({ getValue }) => <span className={classes.quiet}>{getValue()}</span>,
    }),
    helper.accessor((fan) => fan.age, {
      id: 'age',
      header: fansWords.columns.age,
      meta: { width: 54, sortBy: 'age', align: 'end' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    helper.accessor((fan) => fan.gender, {
      id: 'gender',
      header: fansWords.columns.gender,
      meta: { width: 66, sortBy: 'gender' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    helper.accessor((fan) => fan.city, {
      id: 'city',
      header: fansWords.columns.city,
      meta: { width: widths.city, sortBy: 'city' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    helper.accessor((fan) => fan.country, {
      id: 'country',
      header: fansWords.columns.country,
      meta: { width: widths.country, sortBy: 'country' },
      cell: ({ getValue }) => <CountryName name={getValue()} />,
    }),
    helper.accessor((fan) => fan.membership, {
      id: 'membership',
      header: fansWords.columns.membership,
      meta: { width: 106, sortBy: 'membership' },
      cell: ({ getValue }) => <Value>{getValue()}</Value>,
    }),
    helper.accessor((fan) => fan.score, {
      id: 'score',
      header: fansWords.columns.score,
      meta: { width: 70, sortBy: 'score', align: 'end' },
      cell: ({ getValue }) => (
        <span className={classes.score}>
          <Value>{getValue()}</Value>
          <ScoreRing score={getValue()} />
        </span>
      ),
    }),
  ])
}

function signedUpColumn<Row extends Fan>() {
  const helper = createColumnHelper<typeof features, Row>()
  return helper.columns([
    helper.accessor((fan) => fan.signedUpAt, {
      id: 'signedUpAt',
      header: fansWords.columns.signedUp,
      meta: { width: 104, sortBy: 'signedUpAt' },
      cell: ({ getValue }) => (
        <span className={classes.quiet}>
          <DateText iso={getValue()} />
        </span>
      ),
    }),
  ])
}

/** The columns of /fans (docs/contract.md#columns). */
export const columns: Columns<FanProfile> = [
  ...profiles.columns([
    profiles.accessor((fan) => fullName(fan), {
      id: 'name',
      header: fansWords.columns.name,
      meta: { width: 146, sortBy: 'firstName' },
      cell: ({ getValue, row }) => (
        <Link to={paths.fan(row.original.id)} className={classes.name}>
          {getValue()}
        </Link>
      ),
    }),
  ]),
  ...sharedColumns<FanProfile>({ email: 244, city: 88, country: 144 }),
  ...signedUpColumn<FanProfile>(),
  createdColumn<FanProfile>(),
]

/** The columns of Data → Fans: the same, plus the connector. */
export const dataColumns: Columns<Fan> = [
  ...fans.columns([
    fans.accessor((fan) => fullName(fan), {
      id: 'name',
      header: fansWords.columns.name,
      meta: { width: 176, sortBy: 'firstName' },
      cell: ({ getValue }) => <span className={classes.name}>{getValue()}</span>,
    }),
  ]),
  ...sharedColumns<Fan>({ email: 264, city: 96, country: 152 }),
  connectorColumn<Fan>(ConnectorName, 128),
  ...signedUpColumn<Fan>(),
  createdColumn<Fan>(),
]
