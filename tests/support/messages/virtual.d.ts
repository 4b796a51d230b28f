/** Every message of every catalogue, with its story (.storybook/messages.ts). */
declare module 'virtual:messages' {
  export const messages: readonly { key: string; texts: string[]; story?: string; reason?: string }[]
}
