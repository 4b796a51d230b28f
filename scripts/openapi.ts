/** Writes the OpenAPI document of the contract: `npm run openapi -- --help`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { shortDiff } from './openapi/diff.ts'
import { documentFiles, generate } from './openapi/document.ts'
import { readOptions } from './options.ts'

const USAGE = `npm run openapi -- [--check]
Writes openapi.json and openapi-3.2.json, the OpenAPI document of the contract in two versions, with examples from the model.
  --check  writes nothing, and fails if a committed file differs`

const values = readOptions(USAGE, { check: { type: 'boolean', default: false } })
const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

function committed(name: string): string {
  try {
    return readFileSync(pathOf(name), 'utf8')
  } catch {
    return ''
  }
}

const { files, missing } = await generate()
if (missing.length > 0) {
  console.error(`The model gave no example for:\n  ${missing.join('\n  ')}`)
  process.exitCode = 1
}
for (const name of documentFiles) {
  const text = files[name]
  const before = committed(name)
  if (!values.check) {
    writeFileSync(pathOf(name), text)
    console.log(`${(text.length / 1024).toFixed(0)} KB → ${name}`)
  } else if (before !== text) {
    console.error(
      `${name} is not what the contract and the model give; run npm run openapi.\n${shortDiff(before, text)}`,
    )
    process.exitCode = 1
  }
}
