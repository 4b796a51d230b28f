import { Button } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { toast } from '../../feedback/messages/toast.ts'
import { copyWords } from '../../words.ts'

/** How long the button says "Copied", in milliseconds (docs/product/app.md#messages). */
const COPIED_MS = 4000

export interface CopyButtonProps {
  value: string
  /** The accessible name of the button: "Copy the club id". */
  label: string
  /** The text of the success toast. */
  message: string
}

/** A button that copies a text. A toast says that it was copied, or that the clipboard is unavailable. */
export function CopyButton({ value, label, message }: CopyButtonProps) {
  const [copied, setCopied] = useState(0)
  useEffect(() => {
    if (copied === 0) return
    const timer = setTimeout(() => setCopied(0), COPIED_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(value)
      setCopied((times) => times + 1)
      toast('success', message)
    } catch {
      toast('error', copyWords.failure)
    }
  }

  return (
    <Button
      variant="default"
      size="xs"
      miw={96}
      aria-label={copied > 0 ? copyWords.done : label}
      leftSection={copied > 0 ? <IconCheck size={15} stroke={2} /> : <IconCopy size={15} stroke={1.8} />}
      onClick={() => void handleClick()}
    >
      {copied > 0 ? copyWords.done : copyWords.button}
    </Button>
  )
}
