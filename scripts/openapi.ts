/**
 * Writes openapi.json, the OpenAPI document of the contract, with examples from the model.
 *
 * With --check it writes nothing, and fails if the committed file differs.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { shortDiff } from './openapi/diff.ts'
import { generate } from './openapi/document.ts'

const target = fileURLToPath(new URL('../openapi.json', import.meta.url))
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })

function committed(): string {
  try {
    return readFileSync(target, 'utf8')
  } catch {
    return ''
  }
}

const { text, missing } = await generate()
if (missing.length > 0) {
  console.error(`The model gave no example for:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}
if (!values.check) {
  writeFileSync(target, text)
  console.log(`${(text.length / 1024).toFixed(0)} KB → openapi.json`)
} else if (committed() !== text) {
  console.error(
    `openapi.json is not what the contract and the model give; run npm run openapi.\n${shortDiff(committed(), text)}`,
  )
  process.exitCode = 1
}
