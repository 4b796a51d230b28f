import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const Package = z.object({ name: z.string(), version: z.string(), license: z.string().default('see below') })

/** The licences of the packages whose files are in the bundle, which have to go with it. */
export function noticesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  const notices = [...folders].toSorted().map((folder) => {
    const { name, version, license } = Package.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')))
    const [file] = globSync('{license,licence,LICENSE,LICENCE,License}*', { cwd: folder }).toSorted()
    const text = file === undefined ? '' : `\n\`\`\`\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n\`\`\`\n`
    return `## ${name} ${version}\n\n${license}\n${text}`
  })
  return `# Packages in this one\n\n${notices.join('\n')}`
}
