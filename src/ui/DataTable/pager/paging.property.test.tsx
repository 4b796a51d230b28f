import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createListOracle } from '../../../../tests/support/screens/listOracle.ts'
import {
  defaults,
  dom,
  headers,
  look,
  openList,
  pagerButtons,
  type Call,
} from '../../../../tests/support/screens/listScreen.tsx'
import { forgetTableViews } from '../view/tableViews.ts'

const starts = [
  { address: '/', place: { query: defaults, address: {} } },
  { address: '/?offset=4', place: { query: { ...defaults, offset: 4 }, address: { offset: '4' } } },
  { address: '/?offset=200', place: { query: { ...defaults, offset: 200 }, address: { offset: '200' } } },
  {
    address: '/?orderBy=email&orderDirection=asc&limit=20&searchQuery=smith&keep=1&offset=20',
    place: {
      query: { offset: 20, limit: 20, orderBy: 'email', orderDirection: 'asc' as const, searchQuery: 'smith' },
      address: { orderBy: 'email', orderDirection: 'asc', limit: '20', searchQuery: 'smith', keep: '1', offset: '20' },
    },
  },
  {
    address: '/?offset=-7&limit=33&orderBy=nonsense&orderDirection=up',
    place: {
      query: defaults,
      address: { offset: '-7', limit: '33', orderBy: 'nonsense', orderDirection: 'up' },
    },
  },
]

const only = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind) })
const typed = fc.constantFrom('a', 'ab', 'abc', 'zz', '', 'smith & sons', ' ab ', ' a', '   ')
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('press' as const), button: fc.constantFrom(...pagerButtons) }),
  },
  { weight: 2, arbitrary: only('double') },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('size' as const), limit: fc.constantFrom(10, 20, 50, 100) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('sort' as const),
      header: fc.constantFrom<keyof typeof headers>('ID', 'Created', 'Email', 'Amount'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('type' as const), text: typed }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      milliseconds: fc.constantFrom(1, 250, 499, 500, 501),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat({ max: 5 }) }) },
  { weight: 8, arbitrary: only('answerLast') },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('total' as const),
      total: fc.constantFrom(0, 1, 10, 11, 20, 40, 57, 100),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('overtype' as const), text: typed, more: typed }) },
  { weight: 1, arbitrary: only('clear') },
  { weight: 3, arbitrary: only('back') },
  { weight: 1, arbitrary: only('forward') },
  { weight: 1, arbitrary: only('restart') },
  { weight: 1, arbitrary: only('reload') },
  { weight: 1, arbitrary: only('emptyAction') },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const settled: Step = { kind: 'wait', milliseconds: 500 }
const interruption = fc.constantFrom('back' as const, 'forward' as const, 'restart' as const, 'reload' as const)
/** Single steps, and sequences that random steps alone would rarely produce. */
const steps = fc
  .array(
    fc.oneof(
      { weight: 12, arbitrary: step.map((one): Step[] => [one]) },
      { weight: 1, arbitrary: typed.map((text): Step[] => [{ kind: 'type', text }, settled]) },
      {
        weight: 1,
        arbitrary: typed.map((text): Step[] => [
          { kind: 'type', text },
          settled,
          { kind: 'answerLast' },
          { kind: 'press', button: 'Next page' },
        ]),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(typed, interruption)
          .map(([text, kind]): Step[] => [{ kind: 'type', text }, { kind }, settled]),
      },
    ),
    { minLength: 8, maxLength: 32 },
  )
  .map((parts) => parts.flat())

async function run(start: (typeof starts)[number], all: Step[]) {
  forgetTableViews()
  const list = openList(start.address)
  const oracle = createListOracle(start.place, defaults)
  let seen = 0

  function answer(call: Call | undefined) {
    if (!call?.send) return
    if (call === list.calls.at(-1)) oracle.answer(call.answer)
    call.send()
    call.send = undefined
  }

  async function take(taken: Step) {
    switch (taken.kind) {
      case 'press':
        oracle.press(taken.button)
        fireEvent.click(dom.button(taken.button))
        break
      case 'double': {
        const next = dom.button('Next page')
        // Both clicks come before the next render.
        for (let click = 0; click < 2; click++) {
          oracle.press('Next page')
          next.click()
        }
        break
      }
      case 'size':
        if (dom.size().value === String(taken.limit)) return
        oracle.size(taken.limit)
        fireEvent.click(dom.size())
        fireEvent.click(dom.sizeOption(taken.limit))
        break
      case 'sort':
        oracle.sort(headers[taken.header])
        fireEvent.click(dom.sorter(taken.header))
        break
      case 'type':
        oracle.type(taken.text)
        fireEvent.change(dom.box(), { target: { value: taken.text } })
        break
      case 'overtype':
        // The next key comes before the search is rendered.
        oracle.type(taken.text)
        fireEvent.change(dom.box(), { target: { value: taken.text } })
        oracle.wait(500)
        await vi.advanceTimersByTimeAsync(500)
        oracle.type(taken.more)
        fireEvent.change(dom.box(), { target: { value: taken.more } })
        break
      case 'clear':
        if (oracle.box() === '') return
        oracle.clear()
        fireEvent.click(dom.clear())
        break
      case 'wait':
        oracle.wait(taken.milliseconds)
        await act(() => vi.advanceTimersByTimeAsync(taken.milliseconds))
        break
      case 'back':
      case 'forward':
        oracle[taken.kind]()
        act(() => list.go(taken.kind === 'back' ? -1 : 1))
        break
      case 'restart':
      case 'reload':
        oracle[taken.kind]()
        act(() => list.emit(taken.kind === 'restart'))
        break
      case 'emptyAction': {
        const emptyAction = dom.emptyAction()
        if (emptyAction === null) return
        oracle.emptyAction()
        fireEvent.click(emptyAction)
        break
      }
      case 'total':
        list.server.total = taken.total
        break
      case 'answer':
        answer(list.calls[list.calls.length - 1 - taken.which])
        break
      case 'answerLast':
        answer(list.calls.at(-1))
        break
    }
  }

  /** Runs an action, then compares the visible list and every call with the oracle. */
  async function check(action: () => unknown, restarted = false) {
    const before = list.calls.at(-1)?.answer.query
    await act(async () => {
      await action()
    })
    for (let turn = 0; turn < 2; turn++) await act(() => vi.advanceTimersByTimeAsync(0))
    oracle.settle()
    const made = list.calls.slice(seen).map((call) => call.answer.query)
    seen = list.calls.length
    // An event makes the old page stale before the list leaves it. Like every call but the last, that refetch is
    // aborted.
    if (restarted && made.length === 2) expect(made.shift()).toEqual(before)
    expect(made).toEqual(oracle.takeCalls())
    expect(list.calls.slice(0, -1).every(({ send, signal }) => !send || signal.aborted)).toBe(true)
    expect(look(list.search())).toEqual(oracle.view())
  }

  await check(() => {})
  for (const one of all) await check(() => take(one), one.kind === 'restart')
  for (const call of list.calls.toReversed()) await check(() => answer(call))
}

// The page sizes load after the table, so load them before the first list.
beforeAll(async () => {
  openList('/')
  await waitFor(() => dom.size())
  cleanup()
})

describe('a list', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it(
    'agrees with its URL, its calls and its answers, for any actions and any order of answers',
    async () => {
      await fc.assert(fc.asyncProperty(fc.constantFrom(...starts), steps, run).afterEach(cleanup), {
        numRuns: process.env.FULL ? 2000 : 8,
        seed: 7,
      })
    },
    process.env.FULL ? 900_000 : 300_000,
  )
})
