import { MantineProvider, type MantineThemeOverride } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme as ownTheme } from './theme.ts'
import { useScrollbarWidth } from './useScrollbarWidth.ts'

export interface AppThemeProps {
  children: ReactNode
  /** Another look than the product's. */
  theme?: MantineThemeOverride
  /** The scheme, where neither the person nor the system chooses it. */
  scheme?: 'light' | 'dark' | undefined
  /** Stands in a root of its own beside another AppTheme of the page, which sets the scheme for both. */
  beside?: boolean
  /** `test` leaves out transitions. */
  env?: 'default' | 'test'
}

/**
 * Mantine with our theme, for everything that is rendered in a root of its own. The variables of the theme are a style sheet
 * (scripts/themeStyles.ts, imported by styles.ts), so that no `<style>` is written into the page.
 */
export function AppTheme({ children, theme = ownTheme, scheme, beside = false, env = 'default' }: AppThemeProps) {
  useScrollbarWidth()
  return (
    <MantineProvider
      theme={theme}
      env={env}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      {...(scheme && { forceColorScheme: scheme })}
      {...(beside && { getRootElement: () => undefined })}
    >
      {children}
    </MantineProvider>
  )
}
