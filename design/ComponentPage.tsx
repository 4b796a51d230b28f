import { Controls, DocsContext, Primary, Story } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { usage } from 'virtual:usage'
import { statuses, type About } from './about.ts'
import { ChangesOf } from './Changes.tsx'
import { Doc, Heading } from './Doc.tsx'
import { DoDont } from './DoDont.tsx'
import { Table } from './Table.tsx'
import { Frame } from './Frame.tsx'
import { inSentenceCase } from './inSentenceCase.ts'
import classes from './ComponentPage.module.css'

/** What this page reads of a story. */
interface Shown {
  id: string
  name: string
  title: string
  tags: readonly string[]
  moduleExport: unknown
  // Parameters have no types of their own here.
  parameters: Record<string, unknown>
  argTypes: Record<string, unknown>
  storyGlobals?: Record<string, unknown>
}

const Jump = ({ to, children }: { to: string; children: string }) => (
  <a href={`./?path=${to}`} target="_top">
    {children}
  </a>
)

/** The screens that show a component. */
function UsedIn({ file }: { file: string }) {
  const { files, screens } = usage[file] ?? { files: 0, screens: [] }
  return (
    <>
      <Heading>Where the product uses it</Heading>
      <p>
        Imported by {files} {files === 1 ? 'file' : 'files'}, counted from the imports of <code>{file}</code>.
      </p>
      <ul className={classes.places}>
        {screens.map(({ title, id }) => (
          <li key={id}>
            <Jump to={`/story/${id}`}>{title.split('/').slice(1).join(' / ')}</Jump>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Whether a story does something after it has rendered. In a document nothing does, or it would take the focus. */
const hasSteps = (story: unknown) => typeof story === 'object' && story !== null && 'play' in story

/** The stories below each other, or as links where each covers the page. */
function Stories({ stories, frame }: { stories: readonly Shown[]; frame: boolean }) {
  if (frame) {
    return (
      <ul className={classes.places}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <Jump to={`/story/${id}`}>{inSentenceCase(name)}</Jump>
          </li>
        ))}
      </ul>
    )
  }
  return stories.map(({ id, name, moduleExport }) => (
    <section key={id} className={classes.story} aria-label={inSentenceCase(name)}>
      <h3>
        <Jump to={`/story/${id}`}>{inSentenceCase(name)}</Jump>
      </h3>
      {hasSteps(moduleExport) && <p className={classes.note}>Before its steps, which run in the story itself.</p>}
      <div className={classes.canvas}>
        {/* Storybook types what a module exports as anything. */}
        <Story of={moduleExport as never} />
      </div>
    </section>
  ))
}

function Keys({ keys = [] }: Pick<About, 'keys'>) {
  if (keys.length === 0) return <p>Tab reaches it; otherwise its keys are those of the element.</p>
  return (
    <Table
      label="Keys"
      head={['Key', 'Effect']}
      rows={keys.map(([key, effect]) => [<kbd key="key">{key}</kbd>, effect])}
    />
  )
}

/**
 * The page of a component: what it is for, how it looks and behaves, and who uses it. A file of stories without `about`
 * has only its stories.
 */
export function ComponentPage() {
  // The context types its stories more narrowly than it needs.
  const stories = useContext(DocsContext).componentStories() as unknown as readonly Shown[]
  const [first, ...others] = stories
  if (first === undefined) return null
  const about = first.parameters['about'] as About | undefined
  const title = first.title.split('/').at(-1) ?? first.title
  const status = statuses.find((known) => first.tags.includes(known))
  // A story with a scheme or a width of its own would change the whole page.
  const plain = others.filter(({ storyGlobals = {} }) => Object.keys(storyGlobals).length === 0)
  if (!about)
    return (
      <Doc title={title} lead="Its stories stand below it in the sidebar.">
        <Primary />
      </Doc>
    )
  return (
    <Doc title={title} lead={about.use}>
      <p className={classes.facts}>
        {status && (
          <span className={classes.status} data-status={status}>
            {status}
          </span>
        )}
        <span>since {about.since}</span>
        <code>{about.file}</code>
      </p>
      <div className={classes.canvas}>
        {about.frame === undefined ? (
          <Story of={first.moduleExport} />
        ) : (
          <Frame of={first.moduleExport} height={about.frame} />
        )}
      </div>
      <Heading>When not</Heading>
      <p>{about.avoid}</p>
      <Heading>Do and don’t</Heading>
      <DoDont rows={about.rules} />
      {Object.keys(first.argTypes).length > 0 && (
        <>
          <Heading>Properties</Heading>
          <div className={classes.controls}>
            <Controls of={first.moduleExport} />
          </div>
        </>
      )}
      <Heading>Keyboard</Heading>
      <Keys {...(about.keys && { keys: about.keys })} />
      <Heading>Sizes</Heading>
      <p>{about.sizes}</p>
      {plain.length > 0 && <Heading>States</Heading>}
      <Stories stories={plain} frame={about.frame !== undefined} />
      <UsedIn file={about.file} />
      <ChangesOf component={title} since={about.since} />
    </Doc>
  )
}
