import { Button } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'

import {
  hrefOf,
  linkLabels,
  paragraphsOf,
  recipientOf,
  senderOf,
  subjectOf,
  timeOf,
  type Correspondent,
  type Mail,
} from './mailText.ts'
import { isSignedIn, signOut } from './signOut.ts'
import { useTick } from './useTick.ts'
import classes from './Mailbox.module.css'

export interface MailViewProps {
  mail: Mail
  /** Takes the focus when it opens, as it takes the place of the list. */
  focused: boolean
  onBack(): void
}

/** A mail as its reader sees it. */
export function MailView({ mail, focused, onBack }: MailViewProps) {
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) back.current?.focus()
  }, [focused])
  const href = hrefOf(mail)
  return (
    <article className={classes.mail} aria-labelledby="mail-subject">
      <button ref={back} type="button" className={classes.back} onClick={onBack}>
        <IconArrowLeft size={16} stroke={1.8} aria-hidden="true" />
        All mail
      </button>
      <h3 id="mail-subject">{subjectOf(mail)}</h3>
      <dl className={classes.facts}>
        <dt>From</dt>
        <dd>
          <Person {...senderOf(mail)} />
        </dd>
        <dt>To</dt>
        <dd>
          <Person {...recipientOf(mail)} />
        </dd>
        <dt>Sent</dt>
        <dd>
          <time dateTime={mail.at}>{timeOf(mail)}</time>
        </dd>
      </dl>
      <div className={classes.text}>
        {paragraphsOf(mail).map((paragraph, i) => (
          // A text does not change: its paragraphs keep their places.
          <p key={i}>{paragraph}</p>
        ))}
      </div>
      {href !== null && <MailLink href={href} label={linkLabels[mail.kind]} />}
    </article>
  )
}

function Person({ name, address }: Correspondent) {
  if (name === address) return address
  return (
    <>
      <b>{name}</b> <span className={classes.personAddress}>{address}</span>
    </>
  )
}

/**
 * Opens a route of the product. Who is signed in is sent away from those routes and all tabs share their cookies, so the link
 * signs out first, on the way: with any button of the mouse, and from the keyboard.
 */
function MailLink({ href, label }: { href: string; label: string }) {
  // Somebody may sign in or out beside the open mail.
  useTick(1000)
  const signedIn = isSignedIn()
  const leave = { onClick: () => signOut(), onAuxClick: () => signOut() }
  return (
    <div className={classes.actions}>
      <Button component="a" href={href} size="md" {...leave} aria-describedby={signedIn ? 'mail-signs-out' : undefined}>
        {label}
      </Button>
      <a className={classes.newTab} href={href} target="_blank" rel="noreferrer" {...leave}>
        Open in a new tab
        <IconExternalLink size={14} stroke={1.8} aria-hidden="true" />
      </a>
      {signedIn && (
        <p id="mail-signs-out" className={classes.signsOut}>
          This link signs you out first.
        </p>
      )}
    </div>
  )
}
