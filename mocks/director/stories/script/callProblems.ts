import type { Endpoint } from '../../../../src/contract/endpoint/endpoint.ts'
import { endpoints } from '../../../../src/contract/index.ts'
import { schemaTexts } from '../../../calls/check/schemaText.ts'
import { at, hasReference } from './values.ts'
import { problemWords } from './words.ts'

/** What a call of a story says of its input. */
interface Call {
  call: string
  params?: unknown
  query?: unknown
  body?: unknown
  file?: string | undefined
}

/** A wrong value of a call: its path in the story, and a sentence without its subject. */
interface CallProblem {
  path: readonly PropertyKey[]
  message: string
}

/**
 * Holds the calls of a story against the contract. A value with a reference in it is only known when the story runs.
 */
export function callProblems({
  steps,
}: {
  steps: readonly { do?: readonly (Call | { pay: string })[] | undefined }[]
}): CallProblem[] {
  return steps.flatMap(({ do: actions = [] }, step) =>
    actions.flatMap((action, place) => {
      const endpoint = 'call' in action && endpoints.find(({ id }) => id === action.call)
      if (!endpoint) return []
      return problemsOf(endpoint, action).map(({ path, message }) => ({
        path: ['steps', step, 'do', place, ...path],
        message,
      }))
    }),
  )
}

const places = ['params', 'query', 'body'] as const

function problemsOf(endpoint: Endpoint, action: Call): CallProblem[] {
  const ofFile = endpoint.upload && action.file === undefined ? [{ path: ['file'], message: problemWords.csv }] : []
  return [...places.flatMap((place) => problemsAt(place, endpoint, action)), ...ofFile]
}

function problemsAt(place: (typeof places)[number], endpoint: Endpoint, action: Call): CallProblem[] {
  const given = action[place]
  const type = endpoint[place]
  if (!type) return given === undefined ? [] : [{ path: [place], message: problemWords.notTaken }]
  const value = given === undefined && place !== 'body' ? {} : given
  const parsed = type.safeParse(value)
  if (parsed.success) return []
  const textAt = schemaTexts(type)
  return parsed.error.issues
    .filter(({ path }) => {
      // The club is that of who calls.
      if (place === 'params' && path[0] === 'tenant' && at(value, ['tenant']) === undefined) return false
      return !hasReference(at(value, path.map(String)))
    })
    .map((issue) => {
      const wanted = textAt(issue.path.map((name) => `/${String(name)}`).join(''))
      const message =
        issue.code === 'unrecognized_keys'
          ? problemWords.keys(issue.keys.join(', '))
          : at(value, issue.path.map(String)) === ''
            ? problemWords.empty
            : wanted === ''
              ? problemWords.unfit
              : problemWords.wanted(wanted)
      return { path: [place, ...issue.path], message }
    })
}
