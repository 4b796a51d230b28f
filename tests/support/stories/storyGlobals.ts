/** Globals of a story: `globals: dark`, `globals: { ...phone, ...dark }`. The viewports are those of .storybook/preview.tsx. */
export const dark = { scheme: 'dark' }
export const phone = { viewport: { value: 'phone' } }
export const tablet = { viewport: { value: 'tablet' } }
