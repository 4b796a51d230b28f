/** The style of the matrix, with the product's tokens: both schemes, narrow screens, print. */
export const matrixStyle = `
:root {
  color-scheme: light dark;
  --page: #F6F5F2; --card: #FFFFFF; --head: #FBFBF9; --line: #E0DFDA; --strong: #CBCAC4;
  --ink: #0E1B16; --soft: #585952; --faint: #66655F;
  --good: #0B7A55; --bad: #9A0B16; --bad-fill: #FFE8E6; --odd: #704803; --odd-fill: #F7EDD9; --focus: #0B7A55; --hover: #F1FAF5;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0C0F0D; --card: #111512; --head: #1A1E1A; --line: #292D28; --strong: #343833;
    --ink: #EDEDEA; --soft: #CCCDC8; --faint: #A4A5A0;
    --good: #72C59E; --bad: #FFB3AD; --bad-fill: #4A1512; --odd: #E7C389; --odd-fill: #3A2B0E; --focus: #72C59E; --hover: #17211C;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 16px; }
body {
  margin: 0; padding: 32px; background: var(--page); color: var(--ink);
  font: 14px/1.43 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
  font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
}
header, main { max-width: 1600px; margin: 0 auto; }
h1 { margin: 0; font-size: 24px; line-height: 32px; font-weight: 640; letter-spacing: -0.02em; }
h2 { margin: 32px 0 8px; font-size: 18px; line-height: 26px; font-weight: 620; letter-spacing: -0.012em; }
h3 { margin: 0 0 4px; font-size: 14px; line-height: 20px; font-weight: 620; }
p { margin: 0; }
.target { margin-top: 4px; color: var(--soft); }
.url { color: var(--ink); font-weight: 550; overflow-wrap: anywhere; }
.when { margin-left: 8px; white-space: nowrap; }
.help { color: var(--soft); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.figures { display: flex; flex-wrap: wrap; gap: 16px 40px; margin: 24px 0 0; }
.figure { display: flex; flex-direction: column-reverse; justify-content: flex-end; }
.figure dt { color: var(--soft); }
.figure dd { margin: 0; font-size: 28px; line-height: 36px; font-weight: 620; letter-spacing: -0.02em; }
.figure.good dd, .ok { color: var(--good); }
.figure.bad dd, .bad { color: var(--bad); }
.of { color: var(--faint); font-size: 17px; line-height: 1; font-weight: 450; letter-spacing: 0; }
.open { color: var(--faint); }
.odd { color: var(--odd); }
.legend { display: flex; flex-wrap: wrap; gap: 16px 48px; margin-top: 12px; }
.legend ul { margin: 0; padding: 0; list-style: none; }
.legend li { display: flex; gap: 8px; padding: 2px 0; color: var(--soft); }
.legend b { color: var(--ink); font-weight: 550; }
.sign { flex: none; width: 30px; height: 20px; border-radius: 4px; text-align: center; font-weight: 600; }
.sign.none { border: 1px solid var(--line); }
td.bad, .sign.bad { background: var(--bad-fill); }
td.odd, .sign.odd { background: var(--odd-fill); }
.wrapper {
  overflow: auto; max-height: calc(100vh - 32px); max-height: calc(100dvh - 32px);
  border: 1px solid var(--line); border-radius: 8px; background: var(--card);
}
.wrapper:focus-visible, a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: 0; position: relative; border-bottom: 1px solid var(--line); font-weight: 450; text-align: center; }
thead { position: sticky; top: 0; z-index: 2; }
thead th { background: var(--head); color: var(--soft); vertical-align: bottom; }
.corner, .name { position: sticky; left: 0; z-index: 1; text-align: left; }
.corner { min-width: 292px; padding: 8px 12px; color: var(--ink); font-weight: 620; }
.top { padding: 6px 8px 2px; border-bottom: 0; color: var(--ink); font-weight: 620; text-align: left; }
.top span { position: sticky; left: 304px; }
.first { border-left: 1px solid var(--strong); }
.column { height: 96px; min-width: 38px; padding: 8px 0; font-size: 13px; line-height: 18px; }
.column.status { padding: 8px 3px; }
.column span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.column.status span { writing-mode: initial; transform: none; }
.name { padding: 6px 12px; background: var(--card); border-right: 1px solid var(--line); }
.corner { border-right: 1px solid var(--line); }
.id { display: block; font-weight: 550; }
.path { display: block; color: var(--faint); font: 12px/16px ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; }
.method { color: var(--soft); }
.area th, .area td { background: var(--head); }
.area .name { padding: 8px 12px; border-right: 0; font-weight: 620; }
tbody td { height: 44px; font-weight: 600; }
tbody td.open { font-weight: 450; }
.area td { height: auto; }
td small { display: block; font-size: 11px; line-height: 12px; font-weight: 450; }
td > span > span, td a span > span { display: block; line-height: 18px; }
td a { display: block; color: inherit; text-decoration: none; }
td a:hover { text-decoration: underline; }
tbody tr:not(.area):hover > :not(.bad):not(.odd) { background: var(--hover); }
.failure { padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--card); }
.failure + .failure { margin-top: 12px; }
.failure:target { border-color: var(--bad); }
.check { margin-left: 4px; color: var(--faint); }
pre {
  margin: 4px 0 12px; padding: 8px 12px; overflow-x: auto; border-radius: 6px; background: var(--page);
  font: 12px/18px ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere;
}
pre:last-child { margin-bottom: 0; }
.plain { margin: 0; padding-left: 20px; }
@media (max-width: 700px) {
  body { padding: 16px; }
  .when { display: block; margin-left: 0; }
  .figures { gap: 12px 28px; }
  .corner, .name { min-width: 132px; max-width: 148px; padding-left: 10px; padding-right: 6px; font-size: 13px; overflow-wrap: break-word; }
  .area .name { max-width: none; padding-left: 10px; white-space: nowrap; }
  .top span { left: 156px; }
  .path { display: none; }
}
@media print {
  @page { size: A3 landscape; margin: 10mm; }
  :root { --page: #FFFFFF; --card: #FFFFFF; --head: #FFFFFF; --line: #CBCAC4; --strong: #8B8983; --ink: #000000; --soft: #353934; --faint: #585952; --good: #006142; --bad: #9A0B16; --bad-fill: #FFE8E6; --odd: #704803; --odd-fill: #F7EDD9; }
  * { print-color-adjust: exact; }
  body { padding: 0; font-size: 11px; }
  .wrapper { overflow: visible; max-height: none; border: 0; }
  thead, .corner, .name, .top span { position: static; }
  tbody td { height: 26px; }
  tr, .failure { break-inside: avoid; }
  .area { break-after: avoid; }
}
`
