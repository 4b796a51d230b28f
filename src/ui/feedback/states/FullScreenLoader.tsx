import { config } from '../../../config.ts'
import { Mark } from '../../brand/Mark.tsx'
import { loadingWords } from '../../words.ts'

/**
 * Fills the window while the current user is loading (docs/product/app.md#guards). It is the view that index.html shows
 * before the app is loaded, with the classes of public/boot/boot.css, so that the change from one to the other is
 * invisible.
 */
export function FullScreenLoader() {
  return (
    <div className="boot" role="status">
      <Mark size={44} />
      <span className="boot-brand">{config.brand}</span>
      <div className="boot-line" />
      <span className="boot-words">{loadingWords.page}</span>
    </div>
  )
}
