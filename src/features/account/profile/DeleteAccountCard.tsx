import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '../../../ui/Card.tsx'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'
import classes from './profile.module.css'

/** The end of a club, behind a question (docs/product/account.md#account-deletion). */
export function DeleteAccountCard() {
  const [asking, setAsking] = useState(false)
  return (
    <Card title="Delete Account" className={classes.danger}>
      <div className={classes.row}>
        <p>Deletes your club with all its data and all its users, for good.</p>
        <Button variant="outline" color="red" onClick={() => setAsking(true)}>
          Delete account
        </Button>
      </div>
      <DeleteAccountDialog opened={asking} onClose={() => setAsking(false)} />
    </Card>
  )
}
