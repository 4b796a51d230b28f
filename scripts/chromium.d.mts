interface LaunchOptions {
  executablePath?: string
  args: string[]
}

export function findChromium(): string | undefined
export function findHeadlessShell(): string | undefined
export function chromiumLaunchOptions(executablePath?: string): LaunchOptions
export function headlessLaunchOptions(): LaunchOptions
