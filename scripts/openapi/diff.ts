/** The maximum number of changed lines in a short diff. */
const MAX_LINES = 16
/** The number of lines after a change that are searched for the same line. */
const LOOKAHEAD = 400

/**
 * The first places where two texts differ: `-` marks lines of `before`, `+` lines of `after`. Empty for equal texts.
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
    if (lines.length >= MAX_LINES) return [...lines, '… and more'].join('\n')
    const { removed, added } = nextAgreement(old, now, at, to)
    const changed = [
      ...old.slice(at, at + removed).map((line) => `- ${line}`),
      ...now.slice(to, to + added).map((line) => `+ ${line}`),
    ]
    lines.push(`line ${at + 1}:`, ...changed.slice(0, MAX_LINES))
    if (changed.length > MAX_LINES) lines.push(`… ${changed.length - MAX_LINES} more lines`)
    at += removed
    to += added
  }
  return lines.join('\n')
}

/** The smallest number of lines to skip on each side until two consecutive lines agree again. */
function nextAgreement(old: readonly string[], now: readonly string[], at: number, to: number) {
  for (let skipped = 1; skipped <= LOOKAHEAD; skipped++)
    for (let removed = 0; removed <= skipped; removed++) {
      const [from, into] = [at + removed, to + skipped - removed]
      if (from > old.length || into > now.length) continue
      if (old[from] === now[into] && old[from + 1] === now[into + 1]) return { removed, added: skipped - removed }
    }
  return { removed: old.length - at, added: now.length - to }
}
