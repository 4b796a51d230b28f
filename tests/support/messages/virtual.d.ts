/** Every message of every catalogue (.storybook/messages.ts). */
declare module 'virtual:messages' {
  export const messages: readonly { key: string; texts: string[] }[]
}
