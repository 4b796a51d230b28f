/** The address of a title, as Storybook makes it. */
export const idOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')
