import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files, imports, product, root, within } from './sources.ts'

const styleRules = (file: string) =>
  [
    ...readFileSync(join(root, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    // The shorthand and its parts are one property.
    properties: [...body.matchAll(/(?:^|;)\s*([a-z]+(?:-[a-z]+)?)[a-z-]*\s*:/g)].map(([, name = '']) => name),
    composed: /composes:\s*(\w+)\s+from\s+'([^']+)'/.exec(body),
  }))

/** The properties that a class sets itself and also composes of another file, whose style sheet may load later. */
function overriddenOf(file: string): string[] {
  const own = styleRules(file)
  return own.flatMap(({ selector, composed }) => {
    if (!composed) return []
    const [, name = '', path = ''] = composed
    const set = (rules: typeof own, of: string) =>
      rules.filter((rule) => rule.selector === of).flatMap(({ properties }) => properties)
    const theirs = set(styleRules(join(dirname(file), path)), `.${name}`)
    return set(own, selector)
      .filter((property) => theirs.includes(property))
      .map((property) => `${selector} ${property}`)
  })
}

describe('files and folders', () => {
  it('keeps randomness and the host’s clock out of the model', () => {
    const offenders = product
      .filter((file) => /^mocks\/(db|faults|snapshots|share|seed|http|handlers|runtime)\//.test(file))
      // This file uses the clock only to decide when to pause.
      .filter((file) => file !== 'mocks/runtime/slices.ts')
      .filter((file) =>
        /Math\.random|Date\.now|new Date\(\)|performance\.|crypto\./.test(readFileSync(join(root, file), 'utf8')),
      )
    expect(offenders).toEqual([])
  })

  it('uses no Mantine component that injects a <style>, because the policy would refuse it', () => {
    const offenders = product
      .filter((file) => file.endsWith('.tsx'))
      .filter((file) =>
        /<(?:SimpleGrid|Grid|AppShell|InlineStyles|RemoveScroll|style)\b|=\{\{\s*(?:base|xs|sm|md|lg|xl):|<MantineProvider|useMantineColorScheme\(\)/.test(
          readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
        ),
      )
    // The only provider leaves its variables to a style sheet.
    expect(offenders).toEqual(['src/app/theme/AppTheme.tsx'])
  })

  it('lets nothing depend on the order of two style sheets: what a class composes of another file is overridden by more than the class', () => {
    const offenders = globSync('{src,mocks}/**/*.module.css', { cwd: root }).flatMap((file) =>
      overriddenOf(file).map((property) => `${file}: ${property}`),
    )
    expect(offenders).toEqual([])
  })

  it('gives up no wait after Vitest’s second, which a busy machine may need', () => {
    const tests = globSync('{src,mocks,tests,design}/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => basename(file) !== 'eventually.ts',
    )
    const offenders = tests.filter((file) => /\bvi\.wait(?:For|Until)\(/.test(readFileSync(join(root, file), 'utf8')))
    expect(offenders, 'Use `eventually` of tests/support/runner/').toEqual([])
  })

  it('has one provider tree for the app, the stories and the tests', () => {
    const everywhere = globSync(['{src,mocks,tests}/**/*.tsx', '.storybook/*.tsx'], { cwd: root })
    const holdersOf = (tag: RegExp) =>
      everywhere.filter((file) => tag.test(readFileSync(join(root, file), 'utf8'))).map((file) => basename(file))
    expect(holdersOf(/<Notifications\b/)).toEqual(['Toasts.tsx'])
    expect(holdersOf(/<ApiProvider api=/)).toEqual(['AppProviders.tsx'])
    expect(holdersOf(/<MantineProvider\b/)).toEqual(['AppTheme.tsx'])
  })

  it('has a story for every page of the route table, and a test of the screens in every feature', () => {
    const pages = imports.flatMap(({ from, to }) =>
      from === 'src/app/routes.tsx' && /\/[A-Z]\w*Page\.tsx$/.test(to) ? to : [],
    )
    expect(pages.length).toBeGreaterThan(20)
    const stories = pages.map((page) => page.replace(/\.tsx$/, '.stories.tsx'))
    expect(
      stories.filter((story) => !files.includes(story)),
      'Add these stories',
    ).toEqual([])
    const features = [...new Set(pages.filter(within('src/features')).map((page) => page.split('/')[2] ?? ''))]
    const isTested = (feature: string) =>
      files.some((file) => file.startsWith(`src/features/${feature}/`) && file.endsWith('.test.tsx'))
    expect(
      features.filter((feature) => !isTested(feature)),
      'Add a page test, such as src/features/support/SupportPage.test.tsx, to these folders of src/features/',
    ).toEqual([])
  })
})
