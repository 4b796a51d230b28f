import { Doc, Heading } from './Doc.tsx'
import classes from './Welcome.module.css'

interface Place {
  name: string
  path: string
  what: string
}

const places: readonly Place[] = [
  {
    name: 'Foundations',
    path: '/docs/foundations-colour--docs',
    what: 'Colour with its contrasts, type, spacing, motion, icons and drawings, read from the theme; voice and accessibility.',
  },
  {
    name: 'Components',
    path: '/docs/components-data-table--docs',
    what: 'What each part is for, when to take another one, its states, sizes, keys and properties, and the screens that use it.',
  },
  {
    name: 'Patterns',
    path: '/docs/patterns-lists--docs',
    what: 'How parts make a list, a form, a deletion, an empty screen, an import or a live page.',
  },
  { name: 'Screens', path: '/story/screens-home--default', what: 'Every screen of the product in its states.' },
  {
    name: 'Demo',
    path: '/story/demo-director-panel--scene',
    what: 'What stands beside the product in a demo: the director, the presenter window and the framed pages.',
  },
]

const readers: readonly (readonly [who: string, path: string, where: string, why: string])[] = [
  ['You design', '/docs/foundations-colour--docs', 'Foundations', 'then a component, then its screens in every state.'],
  ['You write texts', '/docs/foundations-voice--docs', 'Voice', 'how we say things, with examples and the opposite.'],
  ['You build', '/docs/components-data-table--docs', 'Components', 'which part to take, and where it is used.'],
  ['You test', '/docs/foundations-accessibility--docs', 'Accessibility', 'what is checked, and with what.'],
]

/** Opens a page of this Storybook in its frame. */
const Jump = ({ to, children }: { to: string; children: string }) => (
  <a href={`./?path=${to}`} target="_top">
    {children}
  </a>
)

/** The first page: where to find what, for whom, and how to link a story. */
export function Welcome() {
  return (
    <Doc
      title="Welcome to Touchline"
      lead="The back office of a sports club: its foundations, components, patterns and every screen in every state, alive on a model of the server."
    >
      <ul className={classes.places}>
        {places.map(({ name, path, what }) => (
          <li key={name}>
            <Jump to={path}>{name}</Jump>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <Heading>Where to begin</Heading>
      <ul>
        {readers.map(([who, path, where, why]) => (
          <li key={who}>
            {who}: <Jump to={path}>{where}</Jump>, {why}
          </li>
        ))}
      </ul>
      <Heading>Find something</Heading>
      <p>
        Press <kbd>/</kbd> and write what people call it: button, token, confirm, empty. The toolbar above a story
        changes its surroundings.
      </p>
      <Heading>Link a story in a ticket</Heading>
      <p>
        Open the story, set the toolbar to what you see, and copy the address of this window: it holds both. Add the one
        sentence that says what you expected.
      </p>
      <Heading>Elsewhere</Heading>
      <p>
        <a href="../overview/" target="_top">
          The overview
        </a>{' '}
        leads to the demo, the API reference and the conformance matrix. It is there when Storybook is part of the site.
      </p>
    </Doc>
  )
}
