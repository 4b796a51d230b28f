import { FocusTrap } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Control } from '../../control.ts'

import { MailboxPanel } from './MailboxPanel.tsx'
import { subjectOf, type Mail } from './mailText.ts'
import { keyOf, useReadMails } from './readMails.ts'
import { useMails } from './watchMails.ts'
import { mailboxWords } from './words.ts'
import classes from './Mailbox.module.css'

/** True if list and mail are side by side; keep the width in sync with the style sheet. */
const isWide = () => matchMedia('(min-width: 60em)').matches

export interface MailboxProps {
  control: Pick<Control, 'mails'>
  /** Where its button is instead of the edge of the window: in the director while that is open. */
  slot?: HTMLElement | null
  /** It has a button in the director alone. */
  withoutButton?: boolean
}

/** A tab at the edge of the window that opens all mails the product has sent, to any recipient. */
export function Mailbox({ control, slot = null, withoutButton = false }: MailboxProps) {
  const mails = useMails(control)
  const { keys, add } = useReadMails()
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [modal, setModal] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const list = mails ?? []
  const unread = list.filter((mail) => !keys.includes(keyOf(mail)))

  function handleChoose(mail: Mail | null) {
    setOpenedId(mail?.id ?? null)
    if (mail) add(mail, list)
  }

  function handleOpen() {
    setOpen(true)
    setModal(!isWide())
    // Side by side there is room for a mail, so open the latest one.
    handleChoose(isWide() ? (list[0] ?? null) : null)
  }

  function handleClose() {
    setOpen(false)
    button.current?.focus()
  }

  const tab = (
    <button
      ref={button}
      type="button"
      className={slot ? classes.inSlot : classes.button}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={open ? handleClose : handleOpen}
    >
      <IconMail size={18} stroke={1.8} aria-hidden="true" />
      <span className={classes.buttonText}>{mailboxWords.title}</span>
      {unread.length > 0 && (
        <span className={classes.count}>
          {unread.length > 99 ? mailboxWords.many : unread.length}
          <span className="visually-hidden">{mailboxWords.unread}</span>
        </span>
      )}
    </button>
  )

  return (
    <aside aria-label={mailboxWords.title} className={classes.mailbox}>
      <Announcer mails={mails} />
      {slot ? createPortal(tab, slot) : !withoutButton && tab}
      {open && (
        <FocusTrap active={modal}>
          <MailboxPanel
            mails={list}
            readKeys={keys}
            opened={list.find(({ id }) => id === openedId) ?? null}
            modal={modal}
            onChoose={handleChoose}
            onClose={handleClose}
          />
        </FocusTrap>
      )}
    </aside>
  )
}

/** Announces mail that has arrived since the page was opened. */
function Announcer({ mails }: { mails: readonly Mail[] | null }) {
  const [latest, setLatest] = useState<Mail | null | undefined>()
  const [announcement, setAnnouncement] = useState('')
  const first = mails?.[0] ?? null
  if (mails && first?.id !== latest?.id) {
    if (latest !== undefined && first && !(latest && latest.at > first.at))
      setAnnouncement(mailboxWords.arrived(subjectOf(first)))
    setLatest(first)
  } else if (mails && latest === undefined) setLatest(first)
  return (
    <div className="visually-hidden" aria-live="polite">
      {announcement}
    </div>
  )
}
