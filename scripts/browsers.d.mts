export function findFirefox(): string | undefined
export function findWebKit(): Record<'driver' | 'browser' | 'screen', string | undefined>
