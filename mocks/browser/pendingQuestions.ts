import { isReadingMethod, type OnHeld } from '../control.ts'
import type { Answer, Held, Question } from './messages.ts'

/** A question that has no id yet. */
export type NewQuestion = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never

interface Pending {
  question: NewQuestion
  /** True once it was sent, so that the server may have acted on it. */
  sent: boolean
  resolve: (answer: Answer) => void
  onHeld: OnHeld | undefined
}

/** The questions that a server has not answered yet. */
export interface PendingQuestions {
  /**
   * Adds a question; resolves with its answer.
   *
   * @param send sends it now; otherwise `sendAll` sends it later
   */
  ask(question: NewQuestion, send: boolean, onHeld?: OnHeld): Promise<Answer>
  answer(answer: Answer): void
  hold(held: Held): void
  /** Sends every question to a server that has just greeted. */
  sendAll(): void
  /** Fails the questions that a dead server may have acted on; those that only read can be retried. */
  failUnsafe(): void
  clear(): void
}

export function createPendingQuestions(post: (question: Question) => void): PendingQuestions {
  const pending = new Map<number, Pending>()
  let lastId = 0

  function send(id: number, entry: Pending) {
    entry.sent = true
    post({ ...entry.question, id })
  }

  return {
    ask(question, now, onHeld) {
      const id = ++lastId
      return new Promise((resolve) => {
        const entry = { question, sent: false, resolve, onHeld }
        pending.set(id, entry)
        if (now) send(id, entry)
      })
    },
    answer(answer) {
      pending.get(answer.id)?.resolve(answer)
      pending.delete(answer.id)
    },
    hold({ id, milliseconds }) {
      pending.get(id)?.onHeld?.(milliseconds)
    },
    sendAll() {
      for (const [id, entry] of pending) send(id, entry)
    },
    failUnsafe() {
      for (const [id, { question, sent, resolve }] of pending) {
        if (!sent || onlyReads(question)) continue
        pending.delete(id)
        resolve({ id, kind: 'error', message: 'Failed to fetch' })
      }
    },
    clear: () => pending.clear(),
  }
}

function onlyReads(question: NewQuestion) {
  if (question.kind === 'fetch') return question.request.method === 'GET'
  return isReadingMethod(question.method)
}
