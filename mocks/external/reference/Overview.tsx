import type { Reference } from './document/reference.ts'
import { Markdown } from './operation/Markdown.tsx'
import classes from './Overview.module.css'
import { referenceWords as words } from './words.ts'

/** What the document says of itself, and its areas. */
export function Overview({ reference: { title, version, description, areas } }: { reference: Reference }) {
  return (
    <article className={classes.overview}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.version}>{words.version(version)}</p>
      <p>{words.start}</p>
      <Markdown text={description} />
      <ul className={classes.areas}>
        {areas.map(({ name, title: area, description: about, operations: [first] }) => (
          <li key={name}>
            <a href={`#${first?.id ?? ''}`}>{area}</a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </article>
  )
}
