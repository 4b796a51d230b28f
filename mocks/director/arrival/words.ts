/** The texts of a demo that came by a link (docs/guides/director.md#share). */
export const arrivalWords = {
  opened:
    'This is the demo of the link. What was here before is kept: it is the snapshot “Before the link” in the director.',
  refused: (reason: string) => `${reason} Nothing here has changed.`,
  startOver: 'Start over',
  startedOver: 'Everything is as it was when you opened the link.',
  failed: (reason: string) => `That did not work. The server says: ${reason}.`,
} as const
