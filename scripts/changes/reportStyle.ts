/** The style of the page about changes, below that of the frame. */
export const reportStyle = `
.sheet { max-width: 108rem; }
main h1 + p { color: var(--soft); }
h3 { color: var(--soft); font-weight: 400; }
h3 b { color: var(--ink); }
.card > .line { border: 0; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; padding: 1rem 1.25rem 1.25rem; }
.pictures.one { grid-template-columns: minmax(0, 40rem); }
figure { margin: 0; }
figcaption { margin-bottom: 0.375rem; color: var(--soft); font-size: 0.8125rem; }
figure a { display: block; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; background: #FFFFFF; }
img { display: block; width: 100%; height: auto; }
section:has(#view-before:checked) :is(.after, .difference), section:has(#view-after:checked) :is(.before, .difference),
section:has(#view-difference:checked) :is(.before, .after) { display: none; }
section:has(.switch input:not(#view-all):checked) .pictures { grid-template-columns: minmax(0, 1fr); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.switch label { white-space: nowrap; }
@media (max-width: 48em) {
  .sheet { padding-top: 1.5rem; }
  .pictures { grid-template-columns: minmax(0, 1fr); }
  section:has(> .switch) > h2 { margin-bottom: 2.75rem; }
  .switch { top: 2rem; inset-inline: 0 auto; }
}
`
