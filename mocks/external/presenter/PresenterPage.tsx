import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { PresenterWindow } from '../../director/stories/presenter/PresenterWindow.tsx'
import type { ExternalPageProps } from '../externalPage.ts'

/**
 * The notes of a story in a window of their own, for the presenter's screen alone
 * (docs/guides/stories.md#the-presenter-window).
 */
export function PresenterPage({ query }: ExternalPageProps) {
  return (
    <AppTheme>
      <PresenterWindow tab={query.get('tab')} />
    </AppTheme>
  )
}
