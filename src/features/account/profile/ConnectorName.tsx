import { Skeleton } from '@mantine/core'
import { isGone } from '../../../api/errors.ts'
import { useEndpoint } from '../../../api/query.ts'
import { contract } from '../../../contract/index.ts'
import { Value } from '../../../ui/values/values.tsx'
import classes from './profile.module.css'

/** A connector's name; a dash if it is deleted, its id if the name cannot be fetched, for example without billing. */
export function ConnectorName({ tenant, id }: { tenant: string; id: string }) {
  const { data, error } = useEndpoint(contract.connectors.get, { params: { tenant, id } })
  if (data)
    return (
      <span className={classes.connector} title={data.name}>
        {data.name}
      </span>
    )
  if (!error) return <Skeleton height={12} width="45%" my={4} />
  return <Value>{isGone(error) ? null : id}</Value>
}
