import { IconFileDownload, IconSearch, IconTrash } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { saveFile } from '../../../src/ui/files/saveFile.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { IconButton } from '../parts/actions/IconButton.tsx'
import { Problem } from '../parts/Problem.tsx'
import { CallDetail } from './CallDetail.tsx'
import { CallList } from './CallList.tsx'
import { findCalls } from './callTexts.ts'
import { useCalls, useCallsTools, type CallsTools } from './CallsContext.ts'
import { copyText, curlOf, harText } from './Copies.tsx'
import { useChecks } from './useChecks.ts'
import { callsWords } from './words.ts'
import classes from './Calls.module.css'

/** Every call of the product, and what was sent and answered (docs/guides/inspector.md). */
export function Calls() {
  const tools = useCallsTools()
  if (tools) return <Inspector tools={tools} />
  return <Problem title={callsWords.unwatched} text={callsWords.unwatchedText} />
}

function Inspector({ tools }: { tools: CallsTools }) {
  const { base, source } = tools
  const calls = useCalls(tools)
  useChecks(calls, base)
  const [text, setText] = useState('')
  const [onlyWrong, setOnlyWrong] = useState(false)
  const [selected, setSelected] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [said, setSaid] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const found = findCalls(calls, text, onlyWrong, base)
  const call = calls.find(({ id }) => id === selected) ?? null

  function open() {
    setOpen(true)
    requestAnimationFrame(() => heading.current?.focus())
  }
  function back() {
    setOpen(false)
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>('[role="listbox"]')?.focus())
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    back()
  }
  return (
    // Escape goes back from an open call, wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={root} className={classes.calls} onKeyDown={handleKeyDown}>
      <div className={classes.split} data-open={(isOpen && call !== null) || undefined}>
        <div className={classes.listPane}>
          <Tools
            text={text}
            onText={setText}
            onlyWrong={onlyWrong}
            onOnlyWrong={setOnlyWrong}
            onSave={() => saveFile(new Blob([harText(found)], { type: 'application/json' }), 'touchline.har')}
            onClear={() => {
              source.clear()
              setOpen(false)
            }}
          />
          {found.length === 0 ? (
            <p className={classes.empty}>{calls.length === 0 ? callsWords.empty : callsWords.noMatch}</p>
          ) : (
            <CallList
              calls={found}
              base={base}
              selected={selected}
              onSelect={setSelected}
              onOpen={open}
              onCopy={() => void (call && copyText(curlOf(call)).then(setSaid))}
            />
          )}
          <span role="status" className="visually-hidden">
            {said}
          </span>
        </div>
        <div className={classes.detail}>
          {call ? (
            <CallDetail call={call} calls={calls} tools={tools} heading={heading} onBack={back} />
          ) : (
            <p className={classes.empty}>{callsWords.choose}</p>
          )}
        </div>
      </div>
    </div>
  )
}

interface ToolsProps {
  text: string
  onText(text: string): void
  onlyWrong: boolean
  onOnlyWrong(only: boolean): void
  onSave(): void
  onClear(): void
}

function Tools({ text, onText, onlyWrong, onOnlyWrong, onSave, onClear }: ToolsProps) {
  return (
    <div className={classes.tools}>
      <label className={classes.search}>
        <IconSearch size={15} stroke={1.7} aria-hidden="true" />
        <input
          type="search"
          aria-label={callsWords.filter}
          placeholder={callsWords.filter}
          value={text}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      </label>
      <DirectorButton
        aria-pressed={onlyWrong}
        title={callsWords.errorsOnlyHint}
        onClick={() => onOnlyWrong(!onlyWrong)}
      >
        {callsWords.errorsOnly}
      </DirectorButton>
      <IconButton icon={IconFileDownload} label={callsWords.save} title={callsWords.save} onClick={onSave} />
      <IconButton icon={IconTrash} label={callsWords.clear} title={callsWords.clear} onClick={onClear} />
    </div>
  )
}
