import { makeControl, type Control } from '../control.ts'

/**
 * Creates a client for the control API of a model behind its HTTP adapter.
 *
 * @param url the address of the adapter, such as `http://127.0.0.1:4010`
 */
export function connectHttpControl(url: string): Control {
  return makeControl(async (method, args) => {
    const response = await fetch(`${url}/__mock/${method}`, { method: 'POST', body: JSON.stringify(args) })
    const answer: unknown = await response.json()
    if (response.ok) return answer
    throw new Error(
      typeof answer === 'object' && answer && 'error' in answer ? String(answer.error) : `HTTP ${response.status}`,
    )
  })
}
