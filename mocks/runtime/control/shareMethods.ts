import type { Control } from '../../control.ts'
import { calm } from '../../faults/calm.ts'
import { decodeShare, LinkRefused } from '../../share/decodeShare.ts'
import { encodeShare, LINK_MAX, SPAN_MAX } from '../../share/encodeShare.ts'
import { readPage } from '../../share/readPage.ts'
import { withoutSecrets } from '../../share/secrets.ts'
import { BEFORE_THE_LINK, readFile, toFile, type SnapshotInfo } from '../../snapshots/snapshot.ts'
import type { Runtime } from '../runtime.ts'
import { linkWords } from './words.ts'
import type { ReadTimeline, Restore } from './adoptJournal.ts'
import type { LeaveBehind } from './leaveBehind.ts'
import type { Keeper } from './snapshotMethods.ts'

interface ShareOptions {
  runtime: Runtime
  keeper: Keeper
  leaveBehind: LeaveBehind
  readTimeline: ReadTimeline
  restore: Restore
}

export type ShareMethods = Pick<Control, 'share' | 'openShare' | 'startOver'>

/** The methods of the control API about links. */
export function shareMethods({ runtime, keeper, leaveBehind, readTimeline, restore }: ShareOptions): ShareMethods {
  return {
    async share({ person = null, page = null, leaveBehind: left = false, changes = true, faults = true } = {}) {
      const { journal, conditions } = keeper.stateOf(await runtime.upToDate())
      if (journal.now - journal.head.anchor > SPAN_MAX) throw new Error(linkWords.tooLong)
      const { entries, hidden } = withoutSecrets(changes ? journal.entries : [])
      const text = await encodeShare({
        journal: { ...journal, entries },
        conditions: faults ? conditions : calm,
        person,
        page: readPage(page),
        leaveBehind: left,
      })
      return { text, size: text.length, max: LINK_MAX, fits: text.length <= LINK_MAX, writes: entries.length, hidden }
    },
    async openShare(text) {
      const { journal, conditions, person, page, leaveBehind: left } = await decodeShare(text)
      try {
        readTimeline(journal)
      } catch (cause) {
        throw new LinkRefused(linkWords.otherDemo, { cause })
      }
      const before: { kept?: SnapshotInfo } = {}
      await restore(journal, conditions, async (timeline) => {
        before.kept = await keeper.keepBefore(timeline, BEFORE_THE_LINK)
      }).catch(async (cause: unknown) => {
        const { kept } = before
        if (!kept) throw cause
        await keeper.forget(kept)
        // A full disk says nothing about the link.
        if (cause instanceof DOMException) throw cause
        throw new LinkRefused(linkWords.damaged, { cause })
      })
      const { kept } = before
      if (!kept) throw new Error('the state before the link was not kept')
      // Without room for it, the demo of the link is open all the same, and only "Start over" is missing.
      const isLeft = await leaveBehind
        .write(left ? toFile(linkWords.startOver, { journal: await exported(), conditions }) : null)
        .then(
          () => left,
          () => false,
        )
      return { person, page, leaveBehind: isLeft, kept }
    },
    async startOver() {
      const file = await leaveBehind.read()
      if (file === null) throw new Error('nobody has left this demo here: reset brings its beginning back')
      const { journal, conditions } = readFile(file)
      // Somebody may have brought back a demo of their own. A full disk keeps nobody from starting over.
      await restore(journal, conditions, (timeline) => keeper.keepBefore(timeline).catch(() => {}))
    },
  }

  async function exported() {
    return keeper.stateOf(await runtime.upToDate()).journal
  }
}
