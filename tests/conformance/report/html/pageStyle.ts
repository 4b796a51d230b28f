/** The style of the report's page, with the product's tokens: both schemes, narrow screens, print. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --page: #F6F5F2; --surface: #FFFFFF; --line: #E0DFDA; --edge: #8B8983; --empty: #E0DFDA; --hover: #F5F5F2; --pressed: #EDECE8;
  --ink: #0E1B16; --soft: #585952; --good: #0B7A55; --bad: #9A0B16; --bad-edge: #BC2025; --bad-fill: #FFE8E6; --link: #0B7A55;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #111512; --surface: #1A1E1A; --line: #343833; --edge: #73766F; --empty: #343833; --hover: #252924; --pressed: #292D28;
    --ink: #EDEDEA; --soft: #A4A5A0; --good: #0B7A55; --bad: #FFB3AD; --bad-edge: #FD8B85; --bad-fill: #4A1512; --link: #72C59E;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; border-top: 3px solid #0B7A55; background: var(--page); color: var(--ink);
  font: 0.875rem/1.43 'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif;
  font-variant-numeric: tabular-nums; -webkit-font-smoothing: antialiased;
}
.sheet { max-width: 72rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
p, ul, ol, h1, h2, h3 { margin: 0; padding: 0; }
ul, ol { list-style: none; }
b, h3 { font-weight: 620; }
header, .line { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0.25rem 1.5rem; }
header { align-items: center; margin-bottom: 2rem; }
.brand { display: flex; align-items: center; gap: 0.625rem; font-size: 1.125rem; letter-spacing: -0.02em; }
.brand span { margin-inline-start: 0.375rem; color: var(--soft); font-size: 0.875rem; letter-spacing: 0; }
.run, .soft, footer { color: var(--soft); }
.run { font-size: 0.8125rem; }
.url { overflow-wrap: anywhere; }
h1 { font-size: 1.375rem; line-height: 2.75rem; font-weight: 620; letter-spacing: -0.02em; color: var(--soft); }
.big { margin-inline-end: 0.25rem; color: var(--ink); font-size: 2.5rem; font-weight: 640; }
h2 { font-size: 1.125rem; line-height: 1.625rem; font-weight: 620; letter-spacing: -0.012em; }
h3 { font-size: 0.9375rem; line-height: 1.375rem; }
main > section { margin-top: 2.5rem; }
main > section:first-child { margin-top: 0; }
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.8125rem; }
.legend li { display: flex; align-items: center; gap: 0.5rem; }
.box {
  display: inline-flex; flex: none; align-items: center; justify-content: center; width: 1rem; height: 1rem; border: 1px solid var(--edge);
  border-radius: 4px; font-size: 0.6875rem; font-weight: 700; line-height: 1;
}
.box.passes { border-color: var(--good); background: var(--good); color: #FFFFFF; }
.box.differs { border-color: var(--bad-edge); background: var(--bad-fill); color: var(--bad); }
.strip { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; margin-top: 1.25rem; }
.group { display: flex; gap: 2px; }
.group i { width: 0.75rem; height: 0.75rem; border-radius: 2px; background: var(--empty); }
.group .passes { background: var(--good); }
.group .differs { border: 2px solid var(--bad-edge); background: var(--bad-fill); }
.card { margin-top: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.card > * + * { border-top: 1px solid var(--line); }
.step { display: flex; align-items: center; gap: 1.25rem; padding: 0.75rem 1.25rem; }
.step + .step { border-top: 1px solid var(--line); }
.number {
  display: flex; flex: none; align-items: center; justify-content: center; width: 1.5rem; height: 1.5rem; border: 1px solid var(--edge);
  border-radius: 50%; color: var(--soft); font-size: 0.75rem;
}
.card > ol > .step:first-child .number { border: 2px solid #0B7A55; color: var(--ink); font-weight: 620; }
.task { flex: 1; font-weight: 550; overflow-wrap: anywhere; }
.opens { width: 18rem; font-size: 0.8125rem; }
small { display: block; color: var(--soft); font-size: 0.75rem; font-weight: 400; }
summary { cursor: pointer; }
.more summary { padding: 0.75rem 1.25rem 0.75rem 4rem; color: var(--link); font-weight: 550; }
.more ol { border-top: 1px solid var(--line); }
.cause summary { display: flex; align-items: center; gap: 1rem; padding: 0.75rem 1.25rem; list-style: none; }
.cause summary::-webkit-details-marker { display: none; }
.cause summary::after { flex: none; width: 0.5rem; height: 0.5rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; content: ''; transform: rotate(-45deg); }
.cause[open] summary::after { transform: rotate(45deg); }
summary:hover { background: var(--hover); }
.what { flex: 1; font-weight: 550; overflow-wrap: anywhere; }
.cause summary .soft { font-size: 0.8125rem; text-align: end; }
.dot { flex: none; width: 0.5rem; height: 0.5rem; border-radius: 50%; background: var(--bad-edge); }
.dot.none { border: 1.5px solid var(--edge); background: none; }
.inner { padding: 0.25rem 1.25rem 1.25rem 2.75rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin-bottom: 1rem; font-size: 0.8125rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
.laws li + li { margin-top: 0.75rem; }
code, pre { font: 0.75rem/1.5 ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; }
pre { margin: 0.25rem 0 0; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--page); white-space: pre-wrap; overflow-wrap: anywhere; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
section:has(> .switch) { position: relative; }
.switch { position: absolute; top: -0.25rem; inset-inline-end: 0; display: flex; margin: 0; padding: 3px; border: 0; border-radius: 8px; background: var(--pressed); }
.switch input { position: absolute; opacity: 0; }
.switch label { padding: 0.125rem 0.75rem; border-radius: 6px; color: var(--soft); font-size: 0.8125rem; font-weight: 550; cursor: pointer; }
.switch input:checked + label { background: var(--surface); color: var(--ink); }
.switch input:focus-visible + label, summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
section:has(> .switch #by-area:checked) > .screens, section:has(> .switch #by-screen:checked) > .areas { display: none; }
.columns { padding: 1.25rem 1.25rem 0; columns: 17rem 3; column-gap: 2rem; }
.columns > .area { break-inside: avoid; margin: 0 0 1.5rem; border: 0; }
.area h3 { display: flex; justify-content: space-between; padding-bottom: 0.375rem; border-bottom: 1px solid var(--line); }
.area h3 .soft { font-size: 0.8125rem; font-weight: 400; }
.area ul { margin-top: 0.5rem; }
.area li { display: flex; align-items: center; gap: 0.625rem; min-height: 1.625rem; font-size: 0.8125rem; }
.id { flex: 1; overflow-wrap: anywhere; }
.unbuilt .id, .unjudged .id, .blocked .id { color: var(--soft); }
.passes .id, .differs .id { font-weight: 550; }
.bad { color: var(--bad); font-weight: 550; }
.plain { padding: 1rem 1.25rem; }
.plain > * + * { margin-top: 0.5rem; border: 0; }
footer { margin-top: 2rem; font-size: 0.8125rem; }
a { color: var(--link); }
@media (max-width: 48em) {
  .sheet { padding-top: 1.5rem; }
  .step { flex-wrap: wrap; gap: 0.25rem 0.75rem; padding-inline: 1rem; }
  .task { flex-basis: calc(100% - 3rem); }
  .opens { width: 100%; padding-inline-start: 2.25rem; }
  .opens small { display: inline; }
  .more summary { padding-inline-start: 3.25rem; }
  .cause summary { flex-wrap: wrap; gap: 0.25rem 0.75rem; padding-inline: 1rem; }
  .what { flex-basis: calc(100% - 4rem); }
  .cause summary::after { order: 1; }
  .cause summary .soft { order: 2; flex-basis: 100%; padding-inline-start: 1.25rem; text-align: start; }
  .inner { padding-inline: 1rem; }
}
@media print {
  body { border: 0; background: none; }
  .switch, .screens, .more summary { display: none; }
  .card { break-inside: avoid-page; }
  * { print-color-adjust: exact; }
}
`
