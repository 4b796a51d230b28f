import { useDeferredValue, useState } from 'react'
import { formatCount } from '../../src/format.ts'
import { areaOf, areas } from './areas.ts'
import classes from './MessageAtlas.module.css'

/** A text of a catalogue. */
export interface AtlasMessage {
  key: string
  /** Its wordings, with `…` for what is inserted. */
  texts: readonly string[]
}

const sizeOf = (number: number) => `${formatCount(number)} ${number === 1 ? 'text' : 'texts'}`
const isFound = ({ key, texts }: AtlasMessage, words: readonly string[]) => {
  const all = [key, ...texts, areaOf(key)].join(' ').toLowerCase()
  return words.every((word) => all.includes(word))
}

function Row({ message: { key, texts } }: { message: AtlasMessage }) {
  return (
    <li className={classes.row}>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <code>{key}</code>
    </li>
  )
}

/** Every text of the product and of the model's server by area, with a search. */
export function MessageAtlas({ messages }: { messages: readonly AtlasMessage[] }) {
  const [search, setSearch] = useState('')
  const words = useDeferredValue(search).toLowerCase().split(/\s+/).filter(Boolean)
  const found = messages.filter((message) => isFound(message, words))
  return (
    <>
      <div className={classes.search}>
        <label>
          Search
          <input
            type="search"
            value={search}
            placeholder="A word, a file or an area"
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
        </label>
        <p role="status">
          {found.length === messages.length ? sizeOf(messages.length) : `${found.length} of ${sizeOf(messages.length)}`}
        </p>
      </div>
      {found.length === 0 && <p>No text has all of these words. Try one of them.</p>}
      {areas.map((area) => {
        const own = found.filter(({ key }) => areaOf(key) === area)
        if (own.length === 0) return null
        return (
          <section key={area} aria-label={area}>
            <h2 className={classes.area}>
              {area} <span>{own.length}</span>
            </h2>
            <ul className={classes.list}>
              {own.map((message) => (
                <Row key={message.key} message={message} />
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
