/**
 * Makes the static Storybook smaller, after its build: Storybook ships its manager with long names and spaces, and a font that our theme
 * replaces, twice. Prints the size of the build.
 */
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { sizeOf } from './sizeOf.ts'

const [folder = 'storybook-static'] = process.argv.slice(2)
const before = sizeOf(folder)

for (const file of globSync(['sb-manager/*.js', 'sb-addons/**/*.js'], { cwd: folder })) {
  const path = join(folder, file)
  const { code, errors } = minifySync(file, readFileSync(path, 'utf8'), { module: true })
  if (errors.length > 0) throw new Error(`${file} cannot be made smaller: ${errors[0]?.message}`)
  if (code.length < statSync(path).size) writeFileSync(path, code)
}

for (const font of globSync('**/nunito-sans-*.woff2', { cwd: folder })) rmSync(join(folder, font))
for (const file of ['index.html', 'iframe.html']) {
  const path = join(folder, file)
  const page = readFileSync(path, 'utf8').replaceAll(/@font-face\s*\{[^}]*nunito-sans[^}]*\}\s*/g, '')
  writeFileSync(path, page)
}

// The manager takes the font of the stories.
const [inter] = globSync('assets/inter-latin-opsz-*.woff2', { cwd: folder })
const manager = join(folder, 'index.html')
if (inter !== undefined && existsSync(join(folder, 'fonts'))) {
  writeFileSync(
    manager,
    readFileSync(manager, 'utf8').replaceAll('./fonts/inter.woff2', `./${inter.replaceAll('\\', '/')}`),
  )
  rmSync(join(folder, 'fonts'), { recursive: true })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
console.log(`${folder}: ${megabytes(sizeOf(folder))}, ${megabytes(before)} before`)
