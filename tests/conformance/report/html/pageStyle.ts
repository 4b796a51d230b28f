import { frameStyle } from './frameStyle.ts'

/** The style of the report's page: narrow screens and print, too. */
export const pageStyle = `${frameStyle}
.legend { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; font-size: 0.8125rem; }
.legend li { display: flex; align-items: center; gap: 0.5rem; }
.box {
  display: inline-flex; flex: none; align-items: center; justify-content: center; width: 1rem; height: 1rem; border: 1px solid var(--edge);
  border-radius: 4px; font-size: 0.6875rem; font-weight: 700; line-height: 1;
}
.box.passes { border-color: var(--good); background: var(--good); color: #FFFFFF; }
.box.differs { border-color: var(--bad-edge); background: var(--bad-fill); color: var(--bad); }
.strip { display: flex; flex-wrap: wrap; gap: 0.375rem 0.75rem; margin-top: 1.25rem; }
.ends { margin-top: 0.375rem; color: var(--soft); font-size: 0.75rem; }
.group { display: flex; gap: 2px; }
.group i { width: 0.75rem; height: 0.75rem; border-radius: 2px; background: var(--empty); }
.group .passes { background: var(--good); }
.group .differs { border: 2px solid var(--bad-edge); background: var(--bad-fill); }
.step { display: flex; align-items: center; gap: 1.25rem; padding: 0.75rem 1.25rem; }
.step + .step { border-top: 1px solid var(--line); }
.number {
  display: flex; flex: none; align-items: center; justify-content: center; width: 1.5rem; height: 1.5rem; border: 1px solid var(--edge);
  border-radius: 50%; color: var(--soft); font-size: 0.75rem;
}
.card > ol > .step:first-child .number { border: 2px solid #0B7A55; color: var(--ink); font-weight: 620; }
.task { font-weight: 550; }
.step small { font-size: 0.8125rem; }
.opens { width: 18rem; font-size: 0.8125rem; }
.more summary { padding: 0.75rem 1.25rem 0.75rem 4rem; color: var(--link); font-weight: 550; }
.more ol { border-top: 1px solid var(--line); }
.cause summary { display: flex; align-items: center; gap: 1rem; padding: 0.75rem 1.25rem; list-style: none; }
.cause summary::-webkit-details-marker { display: none; }
.cause summary::after { flex: none; width: 0.5rem; height: 0.5rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; content: ''; transform: rotate(-45deg); }
.cause[open] summary::after { transform: rotate(45deg); }
.what { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.cause .what { font-weight: 550; }
.cause summary .soft { font-size: 0.8125rem; text-align: end; }
.dot { flex: none; width: 0.5rem; height: 0.5rem; border-radius: 50%; background: var(--bad-edge); }
.dot.none { border: 1.5px solid var(--edge); background: none; }
.inner { padding: 0.25rem 1.25rem 1.25rem 2.75rem; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; margin-bottom: 1rem; font-size: 0.8125rem; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
.laws li + li { margin-top: 0.75rem; }
pre { margin: 0.25rem 0 0; padding: 0.5rem 0.75rem; border-radius: 6px; background: var(--page); white-space: pre-wrap; overflow-wrap: anywhere; }
section:has(> .switch #by-area:checked) > .screens, section:has(> .switch #by-screen:checked) > .areas { display: none; }
.columns { padding: 1.25rem 1.25rem 0; columns: 17rem 3; column-gap: 2rem; }
.columns > .area { break-inside: avoid; padding-bottom: 1.5rem; border: 0; }
.area h3 { display: flex; justify-content: space-between; padding-bottom: 0.375rem; border-bottom: 1px solid var(--line); }
.area h3 .soft { font-size: 0.8125rem; font-weight: 400; }
.area ul { margin-top: 0.5rem; }
.area li { display: flex; align-items: center; gap: 0.625rem; min-height: 1.625rem; font-size: 0.8125rem; }
.id { flex: 1; overflow-wrap: anywhere; }
.unbuilt .id, .unjudged .id, .blocked .id { color: var(--soft); }
.passes .id, .differs .id { font-weight: 550; }
.bad { color: var(--bad); font-weight: 550; }
@media (max-width: 48em) {
  .sheet { padding-top: 1.5rem; }
  .step { flex-wrap: wrap; gap: 0.25rem 0.75rem; padding-inline: 1rem; }
  .step .what { flex-basis: calc(100% - 3rem); }
  .opens { width: 100%; padding-inline-start: 2.25rem; }
  .opens small { display: inline; font-size: inherit; }
  .more summary { padding-inline-start: 3.25rem; }
  .cause summary { flex-wrap: wrap; gap: 0.25rem 0.75rem; padding-inline: 1rem; }
  .cause .what { flex-basis: calc(100% - 4rem); }
  .cause summary::after { order: 1; }
  .cause summary .soft { order: 2; flex-basis: 100%; padding-inline-start: 1.25rem; text-align: start; }
  .inner { padding-inline: 1rem; }
}
@media print {
  body { border: 0; background: none; }
  .switch, .screens, .more summary, .cause summary::after { display: none; }
  /* Paper has nothing to open. */
  details::details-content { content-visibility: visible; }
  .card { break-inside: avoid-page; }
  * { print-color-adjust: exact; }
}
`
