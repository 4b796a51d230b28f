import { Anchor } from '@mantine/core'
import { config } from '../../config.ts'

/** A link to the support e-mail address. */
export function SupportAddress() {
  return (
    <Anchor href={`mailto:${config.supportEmail}`} underline="always">
      {config.supportEmail}
    </Anchor>
  )
}
