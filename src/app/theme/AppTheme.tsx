import { MantineProvider, type MantineThemeOverride } from '@mantine/core'
import { useLayoutEffect, type ReactNode } from 'react'
import { stopComposingKeys } from './stopComposingKeys.ts'
import { theme as ownTheme } from './theme.ts'
import { useScrollbarWidth } from './useScrollbarWidth.ts'

export interface AppThemeProps {
  children: ReactNode
  /** Replaces the product's theme. */
  theme?: MantineThemeOverride
  /** Forces a scheme; without it, the user or the system chooses. */
  scheme?: 'light' | 'dark' | undefined
  /** For a second AppTheme on the page: the first one sets the scheme for both. */
  beside?: boolean
  /** `test` disables transitions. */
  env?: 'default' | 'test'
}

/**
 * Provides Mantine with our theme; every React root needs one. The theme's variables are a style sheet
 * (scripts/themeStyles.ts, imported by styles.ts), because the content security policy forbids inline styles.
 */
export function AppTheme({ children, theme = ownTheme, scheme, beside = false, env = 'default' }: AppThemeProps) {
  useScrollbarWidth()
  // In a layout effect, so that it comes before what listens to keys in an effect.
  useLayoutEffect(stopComposingKeys, [])
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
