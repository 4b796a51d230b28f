import type { Report } from '../report.ts'
import { escapeMarkup } from '../text.ts'

/** A self-contained HTML page about a run. `style` and `body` are markup already. */
export const htmlPage = ({ url }: Pick<Report, 'url'>, style: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Conformance of ${escapeMarkup(url)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

/** When a run began and how long it took: a `time` element, and the seconds. */
export function runTime({ began, ended }: Pick<Report, 'began' | 'ended'>): { time: string; seconds: string } {
  const day = `${began.slice(0, 10)} ${began.slice(11, 16)} UTC`
  return {
    time: `<time datetime="${escapeMarkup(began)}">${escapeMarkup(day)}</time>`,
    seconds: ((Date.parse(ended) - Date.parse(began)) / 1000).toFixed(1),
  }
}
