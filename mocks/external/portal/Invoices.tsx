import { Table } from '@mantine/core'
import type { Invoice } from '../paylane/ledger.ts'
import { dateOf, dollars } from '../paylane/plans.ts'
import { invoiceWords } from '../paylane/words.ts'
import classes from './Portal.module.css'

/** Lists the past invoices, the latest first. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <section aria-labelledby="invoices" className={classes.card}>
      <h2 id="invoices">{invoiceWords.title}</h2>
      <Table verticalSpacing="sm" horizontalSpacing={0} className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{invoiceWords.date}</Table.Th>
            <Table.Th className={classes.wide}>{invoiceWords.number}</Table.Th>
            <Table.Th>{invoiceWords.what}</Table.Th>
            <Table.Th className={classes.wide}>{invoiceWords.status}</Table.Th>
            <Table.Th className={classes.amount}>{invoiceWords.amount}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invoices.map(({ number, at, what, amount }) => (
            <Table.Tr key={number}>
              <Table.Td>{dateOf(at)}</Table.Td>
              <Table.Td className={classes.wide}>{number}</Table.Td>
              <Table.Td>{what}</Table.Td>
              <Table.Td className={classes.wide}>{invoiceWords.paid}</Table.Td>
              <Table.Td className={`${classes.amount} tabular`}>{dollars(amount)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}
