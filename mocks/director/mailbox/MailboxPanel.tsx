import { ActionIcon } from '@mantine/core'
import { IconMail, IconMailOpened, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { config } from '../../../src/config.ts'
import { keepEscape } from '../parts/keepEscape.ts'
import { MailView } from './MailView.tsx'
import { recipientOf, senderOf, subjectOf, timeOf, type Mail } from './mailText.ts'
import { keyOf } from './readMails.ts'
import { mailboxWords } from './words.ts'
import classes from './Mailbox.module.css'

export interface MailboxPanelProps {
  mails: readonly Mail[]
  readKeys: readonly string[]
  opened: Mail | null
  /** True if the panel fills the window, so that the page below is out of reach. */
  modal: boolean
  onChoose(mail: Mail | null): void
  onClose(): void
}

/** Shows the list of mails and the opened mail: side by side if there is room, otherwise one at a time. */
export function MailboxPanel({ mails, readKeys, opened, modal, onChoose, onClose }: MailboxPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  useEffect(() => {
    const element = panel.current
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', handleKeyDown)
    return () => element?.removeEventListener('keydown', handleKeyDown)
  }, [onClose])

  const lastOpened = useRef<string | null>(null)
  // On return to the list, restore the focus.
  useEffect(() => {
    if (!opened && lastOpened.current !== null)
      panel.current?.querySelector<HTMLElement>(`[data-mail="${CSS.escape(lastOpened.current)}"]`)?.focus()
    lastOpened.current = opened?.id ?? null
  }, [opened])

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby="mailbox-title"
      aria-modal={modal || undefined}
      tabIndex={-1}
      className={classes.panel}
      data-opened={opened ? true : undefined}
      data-empty={mails.length === 0 || undefined}
      onFocusCapture={keepEscape}
    >
      <header className={classes.head}>
        <h2 id="mailbox-title">{mailboxWords.title}</h2>
        <span className={classes.address}>{addressOf(mails)}</span>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={mailboxWords.close} onClick={onClose}>
          <IconX size={18} stroke={1.8} />
        </ActionIcon>
      </header>
      {mails.length === 0 ? (
        <div className={classes.nothing}>
          <IconMail size={36} stroke={1.2} aria-hidden="true" />
          <p>{mailboxWords.empty(config.brand)}</p>
        </div>
      ) : (
        <div className={classes.panes}>
          <ul className={classes.list} aria-label={mailboxWords.list}>
            {mails.map((mail) => (
              <Row
                key={keyOf(mail)}
                mail={mail}
                read={readKeys.includes(keyOf(mail))}
                current={mail === opened}
                onChoose={onChoose}
              />
            ))}
          </ul>
          <div className={classes.reading}>
            {opened ? (
              <MailView key={keyOf(opened)} mail={opened} focused={modal} onBack={() => onChoose(null)} />
            ) : (
              <div className={classes.nothing}>
                <IconMailOpened size={36} stroke={1.2} aria-hidden="true" />
                <p>{mailboxWords.choose}</p>
              </div>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

interface RowProps {
  mail: Mail
  read: boolean
  current: boolean
  onChoose(mail: Mail): void
}

function Row({ mail, read, current, onChoose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        data-mail={mail.id}
        data-unread={!read || undefined}
        aria-current={current || undefined}
        onClick={() => onChoose(mail)}
      >
        <span className={classes.rowTop}>
          <span className={classes.rowFrom}>{senderOf(mail).name}</span>
          <time dateTime={mail.at} className="tabular">
            {timeOf(mail).slice(-5)}
          </time>
        </span>
        <span className={classes.rowSubject}>
          {!read && <span className="visually-hidden">{mailboxWords.rowUnread}</span>}
          {subjectOf(mail)}
        </span>
        <span className={classes.rowTo}>
          <span className="visually-hidden">, </span>
          {mailboxWords.rowTo(recipientOf(mail).address)}
        </span>
      </button>
    </li>
  )
}

/** The owner of the mailbox: the address, or the number of addresses if there are several. */
function addressOf(mails: readonly Mail[]) {
  const addresses = new Set(mails.map((mail) => recipientOf(mail).address))
  const [only] = addresses
  return addresses.size > 1 ? mailboxWords.addresses(addresses.size) : (only ?? '')
}
