import text from './CHANGELOG.md?raw'

/** What changed in one component with a version. */
export interface ComponentChange {
  version: string
  /** The name of the component, as its title ends. */
  component: string
  change: string
}

/** Reads the changelog of the components: a heading for each version, and below it `- **Component**: what changed`. */
export function readChanges(markdown: string): ComponentChange[] {
  return markdown.split(/^## /m).flatMap((section, at) => {
    const [version = '', ...lines] = section.split('\n')
    if (at === 0) return []
    return lines.flatMap((line): ComponentChange[] => {
      const [, component, change] = /^- \*\*(.+?)\*\*: (.+)$/.exec(line) ?? []
      return component === undefined || change === undefined ? [] : [{ version, component, change }]
    })
  })
}

/** All changes of the components, the newest version first. */
export const changes: readonly ComponentChange[] = readChanges(text)
