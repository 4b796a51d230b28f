import type { Message } from './catalogue.ts'

/** What a story shows, by the story's id. */
export type Shown = ReadonlyMap<string, readonly string[]>

const HOLE = '…'
/** Texts this long are also found inside of others, such as two sentences in one toast. */
const LONG = 12

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The paragraphs of a text, which are shown apart. */
const paragraphsOf = (text: string) => text.split('\n\n').map(tidy)

/** The longest part between the holes, which is quickly looked for. */
const longestPart = (paragraph: string) => paragraph.split(HOLE).toSorted((a, b) => b.length - a.length)[0] ?? ''

/** What begins with a small letter is a part of other texts, such as "fan" in "Delete this fan?". */
const FRAGMENT = /^\p{Ll}/u

/**
 * The expression of a paragraph; anything can stand in its holes, and an ellipsis that is meant as one matches itself.
 */
function patternOf(paragraph: string): RegExp {
  const pattern = paragraph.split(HOLE).map(escape).join('.+?')
  if (paragraph.replaceAll(HOLE, '').length >= LONG) return new RegExp(pattern, 'u')
  if (FRAGMENT.test(paragraph)) return new RegExp(String.raw`(?<!\p{L})${pattern}(?!\p{L})`, 'u')
  // Sections of a document have a number before their title.
  return new RegExp(String.raw`^(?:\d+\. )?${pattern}$`, 'u')
}

/** Answers where texts are shown. Most are found as they are, and only the others are searched for. */
export function finderOf(shown: Shown) {
  const storiesBy = new Map<string, string[]>()
  for (const [story, texts] of shown)
    for (const text of texts) {
      const stories = storiesBy.get(text)
      if (stories) stories.push(story)
      else storiesBy.set(text, [story])
    }
  const all = [...storiesBy.keys()]
  const joined = all.join('\n')
  const storiesWith = (paragraph: string): string[] => {
    const exact = storiesBy.get(paragraph)
    // A word alone, such as the name of a field, says less about a fragment than a sentence with it.
    if (exact && !FRAGMENT.test(paragraph)) return exact
    const part = longestPart(paragraph)
    if (!joined.includes(part)) return []
    const pattern = patternOf(paragraph)
    const found = all.filter((text) => text.includes(part) && pattern.test(text))
    return [...new Set(found.flatMap((text) => storiesBy.get(text) ?? []))]
  }
  /** The stories that show any wording of a message, all its paragraphs at once. */
  return ({ texts }: Message): string[] => {
    const found = texts.map((text) => {
      const [first = [], ...rest] = paragraphsOf(text).map(storiesWith)
      return first.filter((story) => rest.every((stories) => stories.includes(story)))
    })
    return [...new Set(found.flat())]
  }
}

/** Ends like a sentence and has three words at least. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){2,}[.!?]$/u

/** The sentences that stories show and that no message explains, with a story of each. */
export function unexplained(
  shown: Shown,
  messages: readonly Message[],
  isData: (text: string) => boolean,
): Map<string, string> {
  const paragraphs = messages.flatMap(({ texts }) => texts.flatMap(paragraphsOf))
  const plain = new Set(paragraphs.filter((text) => !text.includes(HOLE)))
  const patterns = paragraphs
    .filter((text) => text.includes(HOLE))
    .map((text) => new RegExp(`^${text.split(HOLE).map(escape).join('.+')}$`, 'u'))
  const isKnown = (text: string) => plain.has(text) || patterns.some((pattern) => pattern.test(text))
  const found = new Map<string, string>()
  for (const [story, texts] of shown)
    for (const text of texts) {
      if (!SENTENCE.test(text) || found.has(text) || isKnown(text) || isData(text)) continue
      // Several sentences in one text, such as a problem and its remedy.
      const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
      if (sentences.length === 1 || !sentences.every((sentence) => isKnown(sentence))) found.set(text, story)
    }
  return found
}
