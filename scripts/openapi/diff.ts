/** Changed lines that a short diff shows. */
const SHOWN = 16
/** How far apart, in lines, the same line is looked for after a change. */
const REACH = 400

/**
 * The first places where two texts differ, as lines with `-` (only in `before`) and `+` (only in `after`); empty for equal texts.
 *
 * @example shortDiff('a\nb\n', 'a\nc\n') // 'line 2:\n- b\n+ c'
 */
export function shortDiff(before: string, after: string): string {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const lines: string[] = []
  let [at, to] = [0, 0]
  while (at < old.length || to < now.length) {
    if (at < old.length && old[at] === now[to]) {
      at++
      to++
      continue
    }
    if (lines.length >= SHOWN) return [...lines, '… and more'].join('\n')
    const { removed, added } = nextAgreement(old, now, at, to)
    const changed = [
      ...old.slice(at, at + removed).map((line) => `- ${line}`),
      ...now.slice(to, to + added).map((line) => `+ ${line}`),
    ]
    lines.push(`line ${at + 1}:`, ...changed.slice(0, SHOWN))
    if (changed.length > SHOWN) lines.push(`… ${changed.length - SHOWN} more lines`)
    at += removed
    to += added
  }
  return lines.join('\n')
}

/** How many lines to skip on each side, as few as possible, until two lines running are the same again. */
function nextAgreement(old: readonly string[], now: readonly string[], at: number, to: number) {
  for (let skipped = 1; skipped <= REACH; skipped++)
    for (let removed = 0; removed <= skipped; removed++) {
      const [from, into] = [at + removed, to + skipped - removed]
      if (from > old.length || into > now.length) continue
      if (old[from] === now[into] && old[from + 1] === now[into + 1]) return { removed, added: skipped - removed }
    }
  return { removed: old.length - at, added: now.length - to }
}
