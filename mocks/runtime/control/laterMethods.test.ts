import { expect, it, vi } from 'vitest'
import type { Control } from '../../control.ts'
import { laterMethods } from './laterMethods.ts'

type Two = Pick<Control, 'latency' | 'clearFault'>

it('loads methods with the first call of one, passes its arguments on, and tries again after a failure', async () => {
  const methods = { latency: vi.fn<Two['latency']>(), clearFault: vi.fn<Two['clearFault']>() }
  const load = vi.fn<() => Promise<Two>>(() => Promise.resolve(methods))
  load.mockRejectedValueOnce(new Error('the host is gone'))
  const later = laterMethods<keyof Two>({ latency: true, clearFault: true }, load)
  expect(Object.keys(later)).toEqual(['latency', 'clearFault'])
  expect(load).not.toHaveBeenCalled()

  await expect(later.latency(200)).rejects.toThrow('the host is gone')
  await later.latency(200)
  await later.clearFault('deploy')
  expect(methods.latency.mock.calls).toEqual([[200]])
  expect(methods.clearFault.mock.calls).toEqual([['deploy']])
})
