import { IconPhotoUp } from '@tabler/icons-react'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { Crest } from '../../../../src/ui/brand/Crest.tsx'
import { crestPatterns, type CrestPatternName } from '../../../../src/ui/brand/crestPatterns.ts'
import { DirectorButton } from '../../parts/actions/DirectorButton.tsx'
import { useBusyAction } from '../../parts/actions/useBusyAction.ts'
import { readCrest } from './crestFile.ts'
import { useClubForm } from './Field.tsx'
import { crestWords } from './words.ts'
import classes from './ClubForm.module.css'

// `Object.keys` gives strings; the object has every pattern and nothing else.
const patterns = Object.keys(crestPatterns) as CrestPatternName[]

/** The crest: a file that is dropped or chosen, or one of the patterns in the club's colours. */
export function CrestField() {
  const { draft, defaults, errors, set } = useClubForm()
  const { failure: refused, run } = useBusyAction()
  const [over, setOver] = useState(false)
  const id = useId()
  useStayOnDrop()
  const isPicture = draft.crest.startsWith('data:')
  const error = refused ?? errors.crest
  function handleFile(file: File | undefined) {
    if (file) void run(async () => set({ crest: await readCrest(file) }))
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    handleFile(event.dataTransfer.files[0])
  }
  return (
    <div className={classes.field} role="group" aria-labelledby={`${id}-label`}>
      <span className={classes.label}>
        <span id={`${id}-label`}>{crestWords.title}</span>
        <span className={classes.help}>{crestWords.help}</span>
      </span>
      <div
        className={classes.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        {isPicture ? (
          <img src={draft.crest} alt={crestWords.picture} width={28} height={32} />
        ) : (
          <IconPhotoUp size={20} stroke={1.6} aria-hidden="true" />
        )}
        <span className={classes.dropText}>
          <label>
            {isPicture ? crestWords.dropAnother : crestWords.drop}
            <span className={classes.choose}>{crestWords.choose}</span>
            <input
              type="file"
              accept=".svg,.png,image/svg+xml,image/png"
              className="visually-hidden"
              aria-describedby={`${id}-help`}
              onChange={({ currentTarget }) => {
                handleFile(currentTarget.files?.[0])
                currentTarget.value = ''
              }}
            />
          </label>
          <span id={`${id}-help`} className={classes.help}>
            {crestWords.limits}
          </span>
        </span>
        {isPicture && (
          <DirectorButton look="link" onClick={() => set({ crest: '' })}>
            {crestWords.remove}
          </DirectorButton>
        )}
      </div>
      {error !== undefined && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {!isPicture && <Patterns chosen={draft.crest || defaults.crest} onChoose={(crest) => set({ crest })} />}
    </div>
  )
}

/** Keeps the page when a file is dropped beside the field: the browser would open it in place of the demo. */
function useStayOnDrop() {
  useEffect(() => {
    const shown = new AbortController()
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    for (const type of ['dragover', 'drop'] as const) addEventListener(type, stay, { signal: shown.signal })
    return () => shown.abort()
  }, [])
}

function Patterns({ chosen, onChoose }: { chosen: string; onChoose(pattern: string): void }) {
  const { draft, defaults } = useClubForm()
  const name = useId()
  const [first, second] = [draft.first, draft.second].map((typed, index) =>
    /^#[0-9a-f]{6}$/i.test(typed) ? typed : (defaults.colours[index] ?? '#000000'),
  )
  return (
    <div role="radiogroup" aria-label={crestWords.patterns} className={classes.patterns}>
      {patterns.map((pattern) => (
        <label key={pattern} className={classes.pattern} title={pattern}>
          <input
            type="radio"
            name={name}
            aria-label={pattern}
            checked={pattern === chosen}
            onChange={() => onChoose(pattern)}
          />
          <Crest accent={first ?? null} design={{ pattern, second: second ?? '#FFFFFF', image: null }} size={26} />
        </label>
      ))}
    </div>
  )
}
