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
import { isSignedIn, signOut } from '../session/cookies.ts'
import { useTick } from './useTick.ts'
import { mailWords } from './words.ts'
import classes from './Mailbox.module.css'

export interface MailViewProps {
  mail: Mail
  /** Moves the focus here on opening, because the mail replaces the list. */
  focused: boolean
  onBack(): void
}

/** Shows a mail. */
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
        {mailWords.back}
      </button>
      <h3 id="mail-subject">{subjectOf(mail)}</h3>
      <dl className={classes.facts}>
        <dt>{mailWords.from}</dt>
        <dd>
          <Person {...senderOf(mail)} />
        </dd>
        <dt>{mailWords.to}</dt>
        <dd>
          <Person {...recipientOf(mail)} />
        </dd>
        <dt>{mailWords.sent}</dt>
        <dd>
          <time dateTime={mail.at}>{timeOf(mail)}</time>
        </dd>
      </dl>
      <div className={classes.text}>
        {paragraphsOf(mail).map((paragraph, i) => (
          // The text of a mail never changes, so the index is a stable key.
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
 * Opens a route of the product. These routes redirect signed-in users, and all tabs share the cookies, so a click signs
 * out first, with any mouse button or from the keyboard.
 */
function MailLink({ href, label }: { href: string; label: string }) {
  // The user may sign in or out while the mail is open.
  useTick(1000)
  const signedIn = isSignedIn()
  const signOutHandlers = { onClick: () => signOut(), onAuxClick: () => signOut() }
  return (
    <div className={classes.actions}>
      <Button
        component="a"
        href={href}
        size="md"
        {...signOutHandlers}
        aria-describedby={signedIn ? 'mail-signs-out' : undefined}
      >
        {label}
      </Button>
      <a className={classes.newTab} href={href} target="_blank" rel="noreferrer" {...signOutHandlers}>
        {mailWords.newTab}
        <IconExternalLink size={14} stroke={1.8} aria-hidden="true" />
      </a>
      {signedIn && (
        <p id="mail-signs-out" className={classes.signsOut}>
          {mailWords.signsOut}
        </p>
      )}
    </div>
  )
}
