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
  ['You come back', '/docs/components-what-changed--docs', 'What changed', 'the changes of the components by version.'],
  ['You test', '/docs/foundations-accessibility--docs', 'Accessibility', 'what is checked, and with what.'],
]

/** What designers look for, each with the page that answers it and what to do there. */
const tasks: readonly (readonly [wanted: string, path: string, where: string, then: string])[] = [
  ['How buttons look', '/docs/components-button--docs', 'Button', 'all styles, sizes and pseudo-states.'],
  [
    'A screen in every state',
    '/story/screens-state-matrix--all',
    'State matrix',
    'a row for each screen, twelve states.',
  ],
  ['What we say when something fails', '/docs/patterns-message-atlas--docs', 'Message atlas', 'search it for a word.'],
  [
    'Another club or person',
    '/story/screens-home--default',
    'Home',
    'then Club and scenario, or Person, in the toolbar of any story.',
  ],
  [
    'Light beside dark',
    '/story/screens-home--default&globals=scheme:both;viewport.value:fit',
    'Home in both',
    'Colour scheme in the toolbar.',
  ],
  [
    'The contrast of a colour',
    '/docs/foundations-colour--docs',
    'Colour',
    'each token on its grounds, in both schemes.',
  ],
  [
    'What asks before something is lost',
    '/docs/patterns-destructive-confirmation--docs',
    'Destructive confirmation',
    'which component, and its words.',
  ],
  ['What has changed', '/docs/components-what-changed--docs', 'What changed', 'by version, and since a commit.'],
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
      <Heading>What are you looking for?</Heading>
      <ul>
        {tasks.map(([wanted, path, where, then]) => (
          <li key={wanted}>
            {wanted}: <Jump to={path}>{where}</Jump>, {then}
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
      <Heading>Make a new component</Heading>
      <p>
        Look through Components and Patterns first. The recipe is “Add a component” in <code>CONTRIBUTING.md</code>: its
        story file with <code>about</code> makes its page here, and <code>npm run test:unit -- design</code> names what
        is missing.
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
