/** The widths of the columns on the screen, in pixels, by column id. Without a head, as in cards, there are none. */
export function actualWidths(table: HTMLElement | null): Record<string, number> {
  const heads = table?.querySelectorAll<HTMLElement>('th[data-column]') ?? []
  const widths = [...heads].map((head) => [head.dataset['column'] ?? '', head.offsetWidth] as const)
  return Object.fromEntries(widths.filter(([, width]) => width > 0))
}
