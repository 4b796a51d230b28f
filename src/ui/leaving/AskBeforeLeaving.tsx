import { useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react'
import { parsePath, UNSAFE_NavigationContext, useLocation, type Navigator } from 'react-router-dom'
import { useFocusReturn } from '../dialogs/useFocusReturn.ts'
import { DISCARDS, LeavingContext, QuestionContext, type UnsavedInput } from './leavingContext.ts'
import { useBackQuestion } from './useBackQuestion.ts'

/** A question that is being asked. */
interface Question {
  /** Leaves for the page that this question is about: the user may ask for another one before answering. */
  leave(): void
  isOverPanel: boolean
}

/**
 * Asks before another page of the app is opened, by a link, the palette or Back, while there is unsaved input. The way
 * on is always "Discard", and the question stands in `<LeavingQuestion>` (docs/product/app.md#unsaved-changes). The router's own blocker needs a data router
 * (docs/decisions/2026-11-23-asking-before-a-page-is-left.md).
 */
export function AskBeforeLeaving({ children }: { children: ReactNode }) {
  const [inputs] = useState(() => new Set<UnsavedInput>())
  const [question, setQuestion] = useState<Question | null>(null)
  const current = useRef<Question | null>(null)
  useFocusReturn(question !== null)

  const leaving = useMemo(() => {
    const unsaved = () => [...inputs].filter((input) => input.isUnsaved())
    const show = (next: Question | null) => {
      current.current = next
      setQuestion(next)
    }
    function discard(leave: () => void) {
      show(null)
      for (const input of unsaved()) input.discard()
      leave()
    }
    return {
      add(input: UnsavedInput) {
        inputs.add(input)
        return () => {
          inputs.delete(input)
          // The page may go without an answer, as when the session ends.
          if (inputs.size === 0) show(null)
        }
      },
      keep() {
        const asked = current.current !== null
        show(null)
        return asked
      },
      /** Asks if there is something to lose. */
      ask(leave: () => void): boolean {
        const found = unsaved()
        if (found.length === 0) return false
        show({ leave, isOverPanel: found.some(({ isPanel }) => isPanel) })
        return true
      },
      discard,
    }
  }, [inputs])

  const asked = useMemo(
    () =>
      question && {
        isOverPanel: question.isOverPanel,
        onKeep: leaving.keep,
        onDiscard: () => leaving.discard(question.leave),
      },
    [question, leaving],
  )
  return (
    <LeavingContext value={leaving}>
      <QuestionContext value={asked}>
        <AskingNavigation ask={leaving.ask}>{children}</AskingNavigation>
      </QuestionContext>
    </LeavingContext>
  )
}

/**
 * The router's navigation, which asks before it opens another page. Another search or hash of the same page loses
 * nothing.
 */
function AskingNavigation({ ask, children }: { ask: (leave: () => void) => boolean; children: ReactNode }) {
  const context = useContext(UNSAFE_NavigationContext)
  const { basename, navigator } = context
  const { pathname } = useLocation()
  const here = withoutSlash(basename) + withoutSlash(pathname)
  const isElsewhere = useCallback((path: string) => withoutSlash(path) !== here, [here])
  useBackQuestion(isElsewhere, ask)
  const value = useMemo(
    () => ({ ...context, navigator: askingNavigator(navigator, isElsewhere, ask) }),
    [context, navigator, isElsewhere, ask],
  )
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '')

/** Back and Forward are left to `useBackQuestion`, also where the app presses them. */
function askingNavigator(
  navigator: Navigator,
  isElsewhere: (path: string) => boolean,
  ask: (leave: () => void) => boolean,
): Navigator {
  const asking =
    (move: Navigator['push']): Navigator['push'] =>
    (to, state, options) => {
      const { pathname = '' } = typeof to === 'string' ? parsePath(to) : to
      const leave = () => move(to, state, options)
      const isAsked = state !== DISCARDS && pathname !== '' && isElsewhere(pathname) && ask(leave)
      if (!isAsked) leave()
    }
  return { ...navigator, push: asking(navigator.push), replace: asking(navigator.replace) }
}
