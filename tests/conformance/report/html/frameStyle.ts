/** What all pages about runs share, with the product's tokens in both schemes. */
export const frameStyle = `
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
.card { margin-top: 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
.card > * + * { border-top: 1px solid var(--line); }
small { display: block; color: var(--soft); font-size: 0.75rem; font-weight: 400; }
summary { cursor: pointer; }
summary:hover { background: var(--hover); }
code, pre { font: 0.75rem/1.5 ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
section:has(> .switch) { position: relative; }
.switch { position: absolute; top: -0.25rem; inset-inline-end: 0; display: flex; margin: 0; padding: 3px; border: 0; border-radius: 8px; background: var(--pressed); }
.switch input { position: absolute; opacity: 0; }
.switch label { padding: 0.125rem 0.75rem; border-radius: 6px; color: var(--soft); font-size: 0.8125rem; font-weight: 550; cursor: pointer; }
.switch input:checked + label { background: var(--surface); color: var(--ink); }
.switch input:focus-visible + label, summary:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
summary:focus-visible { outline-offset: -2px; border-radius: 6px; }
.plain { padding: 1rem 1.25rem; }
.plain > * + * { margin-top: 0.5rem; border: 0; }
footer { margin-top: 2rem; font-size: 0.8125rem; }
a { color: var(--link); }
`
