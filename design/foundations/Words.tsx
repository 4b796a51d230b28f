import { Doc, Heading } from '../Doc.tsx'
import { DoDont } from '../DoDont.tsx'
import { Table } from '../Table.tsx'

/** How the product speaks. */
export const Voice = () => (
  <Doc
    title="Voice and tone"
    lead="A colleague who knows the club’s data: short, exact, friendly without jokes. We say what happened, what it means, and the one thing to do."
  >
    <Heading>Words</Heading>
    <DoDont
      rows={[
        ['Enter a first name.', 'First name is a required field!'],
        ['This link has already been used.', 'Invalid token'],
        ['Delete fan', 'Are you sure? / OK'],
        ['12,480 fans', 'Fans: 12480 record(s)'],
        ['Email', 'E-Mail, eMail, e-mail address'],
        ['3 minutes ago', '2026-11-23T09:57:12Z'],
      ]}
    />
    <Heading>Rules</Heading>
    <ul>
      <li>Sentence case everywhere: “Import fans”, not “Import Fans”, unless the specification states the words.</li>
      <li>A button says what it does: a verb, and the thing if the place does not tell.</li>
      <li>Active voice, present tense, sentences below 25 words, British spelling.</li>
      <li>A missing value is a dash, never 0 and never “N/A”.</li>
      <li>No exclamation marks, no “please”, no blame, no technical words that the reader did not write.</li>
      <li>Figures have a thousands comma, money has the symbol before the number, minus is a true minus sign.</li>
    </ul>
    <Heading>Tone by place</Heading>
    <Table
      label="Tone by place"
      head={['Place', 'How', 'Example']}
      rows={[
        ['Success', 'One short fact, past tense', 'Fan updated successfully'],
        ['Error', 'What happened, then what to do', 'Couldn’t load this. Try again'],
        ['Empty', 'What will be here, one action', 'No data found'],
        ['Destructive', 'What is lost and what is kept, never softened', 'Its rows stay until the next sync.'],
        ['Waiting', 'What is going on, without a promise', 'Waiting for the payment provider'],
      ]}
    />
    <p>
      Every text stands in the words.ts of its area; the recipe “Change a text” in CONTRIBUTING.md says how to change
      one.
    </p>
  </Doc>
)

/** What we hold ourselves to, and how it is checked. */
export const Accessibility = () => (
  <Doc
    title="Accessibility"
    lead="WCAG 2.2 AA in both schemes, everything by keyboard, at 200 % zoom and with reduced motion. What a machine can check is checked on every change."
  >
    <Heading>Keyboard and focus</Heading>
    <ul>
      <li>
        The focus is a ring of 2 px in the focus colour, 2 px away, on buttons of any colour. It is never removed.
      </li>
      <li>A dialog takes the focus, keeps it, and gives it back to what opened it; Escape closes what is topmost.</li>
      <li>A question begins on Cancel, so that Enter cannot confirm by accident.</li>
      <li>A button that is refused stays focusable and says why; a disabled one would lose the focus.</li>
      <li>A row that is deleted hands the focus to its neighbour.</li>
      <li>Single letters never fire inside a field.</li>
    </ul>
    <Heading>Names</Heading>
    <ul>
      <li>An icon button has a name that says what and which: “Edit Niamh Kearney”.</li>
      <li>Flags, sports and logos are silent, because their word stands beside them.</li>
      <li>A change that nobody asked for is announced politely, and at most once a minute in a feed.</li>
      <li>Colour is never alone: a state has a sign and a word, a change an arrow and a sign.</li>
    </ul>
    <Heading>What is tested</Heading>
    <Table
      label="What is tested"
      head={['What', 'With', 'Where']}
      rows={[
        ['Roles, names, contrast, order of headings', 'axe, in every story', 'npm run test:stories'],
        ['Contrast of every pair of tokens, both schemes', 'arithmetic on the theme', 'design/foundations'],
        ['A club’s colour, whatever it is', 'arithmetic on random colours', 'src/ui/brand/accent.test.ts'],
        ['Focus of dialogs and forms, keys of lists', 'page tests by role', 'src/**/*.test.tsx'],
        ['Journeys by role and label', 'three browser engines', 'npm run test:browsers'],
      ]}
    />
  </Doc>
)
