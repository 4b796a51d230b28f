import { maskUrl } from '../../har/mask.ts'
import type { RecordedCall } from '../../har/call.ts'
import type { KeptState } from './state.ts'
import type { SourceFile } from './vitestText.ts'

/** The address of the screen without secrets: the token of a mailed link is removed. */
function routeOf(page: string | null): string {
  const { pathname, search } = new URL(maskUrl(`http://club.example${page ?? '/'}`))
  return pathname.replace(/^\/(resetpassword|signup|newuser)\/.*/, '/$1/masked') + search
}

const nameOf = (screen: string | null) =>
  (screen ?? 'Screen').replace(/[^a-z0-9]+(.)?/gi, (_, next: string = '') => next.toUpperCase())

/** A story file that shows the screen which asked, in the state before the call (docs/guides/inspector.md#copies). */
export function storyText(call: RecordedCall, state: KeptState): SourceFile {
  const { operation, status, screen } = call
  const path = `src/app/pages/${nameOf(screen)}Kept.stories.tsx`
  const fails = operation !== null && (status === null || status >= 400)
  const failure =
    status === null ? "control.network('offline')" : `control.fail('${operation ?? ''}', ${status}, 1_000_000)`
  const text = [
    "import type { Meta, StoryObj } from '@storybook/react-vite'",
    "import { AppRoutes } from '../routes.tsx'",
    '',
    `// Save it as ${path}. The journal is the state before the call.`,
    `const journal: unknown = ${JSON.stringify(state.journal)}`,
    '',
    'const meta = {',
    '  component: AppRoutes,',
    '  args: { loginAside: undefined },',
    '  parameters: {',
    `    route: ${JSON.stringify(routeOf(call.page))},`,
    '    world: {',
    `      seed: ${JSON.stringify(state.seed)},`,
    '      journal,',
    `      person: ${JSON.stringify(state.person)},`,
    ...(fails ? [`      prepare: (control) => ${failure},`] : []),
    '    },',
    '  },',
    '} satisfies Meta<typeof AppRoutes>',
    'export default meta',
    '',
    'export const Kept: StoryObj<typeof meta> = {}',
    '',
  ].join('\n')
  return { path, text }
}
