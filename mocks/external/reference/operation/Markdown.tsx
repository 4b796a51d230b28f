import { marked } from 'marked'
import { memo } from 'react'
import classes from './Markdown.module.css'

/** A text of the document, which is Markdown. Its links lead to the pages of docs/ beside the reference. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  // The text is the document's own, made from the contract by scripts/openapi.ts.
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: marked.parse(text, { async: false }) }} />
})
