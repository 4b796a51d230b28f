import {
  IconBook2,
  IconFlask,
  IconFileExport,
  IconCode,
  IconRepeat,
  IconTerminal2,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { saveFile } from '../../../src/ui/files/saveFile.ts'
import { curlText, fetchText } from '../../calls/copies/request.ts'
import { storyText } from '../../calls/copies/storyText.ts'
import { vitestText } from '../../calls/copies/vitestText.ts'
import { harOf } from '../../har/writeHar.ts'
import type { RecordedCall } from '../../har/call.ts'
import { DirectorButton } from '../parts/actions/DirectorButton.tsx'
import { messageOf } from '../parts/messageOf.ts'
import type { CallsTools } from './CallsContext.ts'
import { copyWords } from './words.ts'
import classes from './Calls.module.css'

/** A text to copy, the name of a file for it, and where it belongs. */
interface Copied {
  text: string
  file: string
  place?: string
}

/** Copies a text. A browser that refuses gets a file instead. */
export async function copyText({ text, file, place }: Copied): Promise<string> {
  const placed = (said: string) => (place === undefined ? said : copyWords.place(said, place))
  try {
    await navigator.clipboard.writeText(text)
    return placed(copyWords.copied)
  } catch {
    saveFile(new Blob([text], { type: 'text/plain' }), file)
    return placed(copyWords.saved(file))
  }
}

/** HAR of calls, as a text for people too. */
export const harText = (calls: readonly RecordedCall[]) => JSON.stringify(harOf(calls), null, 2)

export interface CopiesProps {
  call: RecordedCall
  /** All calls, the earliest first. */
  calls: readonly RecordedCall[]
  tools: CallsTools
}

/** The ways to keep a call, and to send it again (docs/guides/inspector.md#copies). */
export function Copies({ call, calls, tools }: CopiesProps) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), 6000)
    return () => clearTimeout(timer)
  }, [said])
  const run = (work: () => Promise<string>, meanwhile = '') => {
    setSaid(meanwhile)
    work().then(setSaid, (error: unknown) => setSaid(messageOf(error)))
  }
  const copy = (make: () => Copied | Promise<Copied>) => run(async () => copyText(await make()))
  const { base, stateBefore } = tools
  const stateOf = () => stateBefore?.(call, calls.slice(0, calls.indexOf(call))) ?? Promise.resolve(null)
  const ofFile = ({ text, path }: { text: string; path: string }): Copied => ({
    text,
    place: path,
    file: path.slice(path.lastIndexOf('/') + 1),
  })
  return (
    <div className={classes.copies}>
      <span id="copy-as" className={classes.copyAs}>
        {copyWords.label}
      </span>
      <div role="group" aria-labelledby="copy-as" className={classes.buttons}>
        <Button icon={IconTerminal2} title={copyWords.curlHint} onClick={() => copy(() => curlOf(call))}>
          {copyWords.curl}
        </Button>
        <Button
          icon={IconCode}
          title={copyWords.fetchHint}
          onClick={() => copy(() => ({ text: fetchText(call), file: 'call.js' }))}
        >
          {copyWords.fetch}
        </Button>
        {/* Without the state of the server, a stream cannot be answered again. */}
        {call.operation !== null && (stateBefore || !call.events) && (
          <Button
            icon={IconFlask}
            title={copyWords.vitestHint}
            onClick={() => copy(async () => ofFile(vitestText(call, base, await stateOf())))}
          >
            {copyWords.vitest}
          </Button>
        )}
        {stateBefore && (
          <Button
            icon={IconBook2}
            title={copyWords.storyHint}
            onClick={() =>
              copy(async () => {
                const state = await stateOf()
                if (!state) throw new Error(copyWords.noModel)
                return ofFile(storyText(call, state))
              })
            }
          >
            {copyWords.story}
          </Button>
        )}
        <Button
          icon={IconFileExport}
          title={copyWords.harHint}
          onClick={() => copy(() => ({ text: harText([call]), file: 'call.har' }))}
        >
          {copyWords.har}
        </Button>
      </div>
      <span role="status" className={classes.said}>
        {said}
      </span>
      <Button
        icon={IconRepeat}
        title={copyWords.againHint}
        onClick={() => run(() => sendAgain(tools, call), copyWords.sending)}
      >
        {copyWords.again}
      </Button>
    </div>
  )
}

export const curlOf = (call: RecordedCall): Copied => ({ text: curlText(call), file: 'call.sh' })

async function sendAgain(tools: CallsTools, call: RecordedCall): Promise<string> {
  await tools.send(call)
  return copyWords.sentAgain
}

interface ButtonProps {
  icon: Icon
  title: string
  onClick(): void
  children: string
}

function Button({ icon: Picture, title, onClick, children }: ButtonProps) {
  return (
    <DirectorButton title={title} onClick={onClick}>
      <Picture size={15} stroke={1.7} aria-hidden="true" />
      {children}
    </DirectorButton>
  )
}
