import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'

/** The way to the sources of a category, from a list that has no row yet. */
export function NewConnectorLink({ category }: { category: 'shop' | 'ticketing' | 'fan' }) {
  return (
    <Button component={Link} to={paths.newConnector(category)} variant="default">
      New connector
    </Button>
  )
}
