import { expect, it } from 'vitest'
import { withRuntime } from '../../../scripts/lean/inlineRuntime.ts'

const runtime = "var a=()=>'not needed',b='needed',c=()=>b;export{a as n,c as r};"

it('puts what a chunk imports of the bundler’s runtime into it, and nothing else', async () => {
  const chunk = 'import{r as e}from"./rolldown-runtime-XKyaHtl9.js";export const b=1,value=e();'
  const code = withRuntime(chunk, runtime)
  expect(code).not.toContain('import')
  expect(code).not.toContain('not needed')
  expect(await import(`data:text/javascript,${encodeURIComponent(code)}`)).toMatchObject({ b: 1, value: 'needed' })
})

it.each([
  ['a chunk that imports it in another way', 'import*as e from"./rolldown-runtime-XKyaHtl9.js";', runtime],
  ['a runtime without what the chunk imports', 'import{x as e}from"./rolldown-runtime-XKyaHtl9.js";', runtime],
  ['a runtime that exports in another way', 'import{r as e}from"./rolldown-runtime-XKyaHtl9.js";', 'export const r=1'],
])('stops the build for %s', (_, chunk, given) => {
  expect(() => withRuntime(chunk, given)).toThrow('in another way')
})
