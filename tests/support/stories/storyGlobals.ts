/** Globals of a story that is about one look: `globals: phone`. The viewports are those of the toolbar. */
export const dark = { scheme: 'dark' }
export const phone = { viewport: { value: 'phone' } }
