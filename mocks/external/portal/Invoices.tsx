import { Table } from '@mantine/core'
import type { Invoice } from '../paylane/ledger.ts'
import { dateOf, dollars } from '../paylane/plans.ts'
import classes from './Portal.module.css'

/** Lists the past invoices, the latest first. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section aria-labelledby="invoices" className={classes.card}>
      <h2 id="invoices">Invoices</h2>
      <Table verticalSpacing="sm" horizontalSpacing={0} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Date</Table.Th>
            <Table.Th className={classes.wide}>Number</Table.Th>
            <Table.Th>For</Table.Th>
            <Table.Th className={classes.wide}>Status</Table.Th>
            <Table.Th className={classes.amount}>Amount</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map(({ number, at, what, amount }) => (
            <Table.Tr key={number}>
              <Table.Td>{dateOf(at)}</Table.Td>
              <Table.Td className={classes.wide}>{number}</Table.Td>
              <Table.Td>{what}</Table.Td>
              <Table.Td className={classes.wide}>Paid</Table.Td>
              <Table.Td className={`${classes.amount} tabular`}>{dollars(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
