import { marked } from 'marked'
import { memo } from 'react'
import { operationWords } from '../words.ts'
import classes from './Markdown.module.css'

/** A wide table scrolls inside its own box, which the keyboard can reach. */
const withBoxes = (html: string) =>
  html
    .replaceAll(
      '<table>',
      `<div class="${classes.box}" role="region" tabindex="0" aria-label="${operationWords.table}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')

/** A text of the document, which is Markdown. Its links lead to the pages of docs/ beside the reference. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  // The text is the document's own, made from the contract by scripts/openapi.ts.
  const html = withBoxes(marked.parse(text, { async: false }))
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
})
