type Labelled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement

/** The labels of a field: those that name its id, and the one around it. */
function labelsOf(field: Labelled): readonly HTMLLabelElement[] {
  const named =
    field.id === ''
      ? []
      : field.ownerDocument.querySelectorAll<HTMLLabelElement>(`label[for=${JSON.stringify(field.id)}]`)
  const around = field.closest('label')
  return around && !around.htmlFor ? [...named, around] : [...named]
}

/** jsdom asks each label of the page for its field, every time. Queries by role ask for the labels of every field. */
export function quickLabels(): void {
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLButtonElement])
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: Labelled) {
        return labelsOf(this)
      },
    })
}
