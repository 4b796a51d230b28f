declare module 'virtual:icons' {
  export const icons: Readonly<Record<string, import('./foundations/Pictures.tsx').UsedIcon>>
}
declare module 'virtual:usage' {
  export const usage: Readonly<Record<string, import('./usage.ts').Usage>>
}
