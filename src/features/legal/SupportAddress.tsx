import { Anchor } from '@mantine/core'
import { config } from '../../config.ts'

/** Where people answer. */
export function SupportAddress() {
  return (
    <Anchor href={`mailto:${config.supportEmail}`} underline="always">
      {config.supportEmail}
    </Anchor>
  )
}
