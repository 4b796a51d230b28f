/**
 * Makes the static Storybook smaller, after its build: Storybook ships its manager with long names and spaces, and a
 * font that our theme replaces, twice. Prints the size of the build.
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

/** Changes a page of the build. */
function edit(page: string, change: (html: string) => string) {
  const path = join(folder, page)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

for (const font of globSync('**/nunito-sans-*.woff2', { cwd: folder })) rmSync(join(folder, font))
for (const page of ['index.html', 'iframe.html'])
  edit(page, (html) => html.replaceAll(/@font-face\s*\{[^}]*nunito-sans[^}]*\}\s*/g, ''))

// Only the tests run stories as tests and mock modules; what Storybook adds for both would do nothing here.
edit('iframe.html', (html) => html.replaceAll(/<script[^>]*vite-inject-mocker-entry\.js[^>]*><\/script>/g, ''))
edit('index.html', (html) =>
  html.replaceAll(/<link[^>]*sb-addons\/vitest-[^>]*>|import\s*['"][^'"]*sb-addons\/vitest-[^'"]*['"];?/g, ''),
)
for (const file of globSync(['vite-inject-mocker-entry.js', 'sb-addons/vitest-*', 'assets/matchers-*.js'], {
  cwd: folder,
}))
  rmSync(join(folder, file), { recursive: true })

// The manager takes the font of the stories.
const [inter] = globSync('assets/inter-latin-opsz-*.woff2', { cwd: folder })
if (inter !== undefined && existsSync(join(folder, 'fonts'))) {
  edit('index.html', (html) => html.replaceAll('./fonts/inter.woff2', `./${inter.replaceAll('\\', '/')}`))
  rmSync(join(folder, 'fonts'), { recursive: true })
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
console.log(`${folder}: ${megabytes(sizeOf(folder))}, ${megabytes(before)} before`)
