/** The texts of the side panel in which a row is edited. */
export const panelWords = {
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  clearField: (label: string) => `Clear ${label}`,
} as const
