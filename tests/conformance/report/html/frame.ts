import type { Report } from '../report.ts'
import { escapeMarkup } from '../text.ts'

/** A self-contained HTML page. `style` and `body` are markup already. */
export const htmlPage = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`

const mark = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0B7A55"/><g fill="none" stroke="#FFFFFF" stroke-width="3"><path d="M5.5 9.5h21"/><path d="M13 9.5V13A11.5 11.5 0 0 0 24.5 24.5"/></g><circle cx="22.6" cy="16.4" r="2.1" fill="#9DD9BA"/></svg>`

/** The product's mark and name, and what the page is about. */
export const brandOf = (subject: string) =>
  `<p class="brand">${mark}<b>Touchline</b> <span>${escapeMarkup(subject)}</span></p>`

/** When a run began and how long it took: a `time` element, and the seconds. */
export function runTime({ began, ended }: Pick<Report, 'began' | 'ended'>): { time: string; seconds: string } {
  const day = `${began.slice(0, 10)} ${began.slice(11, 16)} UTC`
  return {
    time: `<time datetime="${escapeMarkup(began)}">${escapeMarkup(day)}</time>`,
    seconds: ((Date.parse(ended) - Date.parse(began)) / 1000).toFixed(1),
  }
}
