import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { connectorWords } from './words.ts'

/** Links an empty list to the providers of its category. */
export function NewConnectorLink({ category }: { category: 'shop' | 'ticketing' | 'fan' }) {
  return (
    <Button component={Link} to={paths.newConnector(category)} variant="default">
      {connectorWords.new}
    </Button>
  )
}
