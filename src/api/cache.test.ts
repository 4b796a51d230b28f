import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { invalidate, invalidateAll } from './cache.ts'

it.each([
  ['an operation', (client: QueryClient) => invalidate(client, [contract.fans.list])],
  ['everything', invalidateAll],
])('asks again if %s changes before the first answer, which may be older', async (_, change) => {
  const client = new QueryClient()
  const answers: ((answer: string) => void)[] = []
  const ask = () => new Promise<string>((resolve) => void answers.push(resolve))
  const list = new QueryObserver(client, { queryKey: [contract.fans.list.id, {}], queryFn: ask })
  const other = new QueryObserver(client, { queryKey: [contract.segments.list.id, {}], queryFn: () => 'segments' })
  list.subscribe(() => {})
  other.subscribe(() => {})
  change(client)
  expect(answers).toHaveLength(2)
  answers[0]?.('before')
  answers[1]?.('after')
  await expect.poll(() => list.getCurrentResult().data).toBe('after')
  expect(other.getCurrentResult().data).toBe('segments')
})
