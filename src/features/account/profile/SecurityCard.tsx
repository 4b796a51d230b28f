import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import classes from './profile.module.css'

/** The password (docs/product/account.md#change-password). */
export function SecurityCard() {
  const [changing, setChanging] = useState(false)
  return (
    <Card title="Security">
      <div className={classes.row}>
        <p>A new password signs you out everywhere else.</p>
        <Button variant="default" onClick={() => setChanging(true)}>
          Change password
        </Button>
      </div>
      <ChangePasswordDialog opened={changing} onClose={() => setChanging(false)} />
    </Card>
  )
}
