import { BrandMark } from './parts/Brand.tsx'
import parts from './parts/parts.module.css'
import { referenceWords as words } from './words.ts'

/** In place of the reference, if its document cannot be read. */
export function Unavailable() {
  return (
    <main className={parts.unavailable}>
      <div role="alert">
        <BrandMark size={40} />
        <h1>{words.unavailable}</h1>
        <p>{words.unavailableHelp}</p>
        <button type="button" className={parts.button} onClick={() => location.reload()}>
          {words.reload}
        </button>
      </div>
    </main>
  )
}
