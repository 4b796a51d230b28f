import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppTheme } from '../../../src/app/theme/AppTheme.tsx'
import { createBackend } from '../../../mocks/backend.ts'
import type { Control } from '../../../mocks/control.ts'
import { Director } from '../../../mocks/director/panel/Director.tsx'
import { panelStore } from '../../../mocks/director/panel/panelStore.ts'
import { closeClub, lastClub } from '../../../mocks/director/scene/club/draftStore.ts'
import { forgetLastChange } from '../../../mocks/director/scene/useScenes.ts'
import { signOut } from '../../../mocks/director/session/cookies.ts'

/** Forgets what the director keeps in the tab and in the browser. For `beforeEach`. */
export function forgetDirector() {
  signOut()
  sessionStorage.clear()
  localStorage.clear()
  closeClub()
  forgetLastChange()
  lastClub.setState({ draft: null })
  panelStore.setState({ open: false, section: 'scene', buttonHidden: false, takesFocus: false, mailboxSlot: null })
}

/** The control of a model of two small clubs, whose time stands still. */
export const twoClubs = () => createBackend({ scenario: 'two-clubs' }).control

/** Renders the director beside the page. */
export function showDirector(control: Control = twoClubs()) {
  render(
    <AppTheme>
      <Director control={control} place="beside" />
    </AppTheme>,
  )
  return { control, user: userEvent.setup() }
}

/** Signs in as the product does. */
export async function signInAs(control: Control, name: string) {
  const person = (await control.people()).find((each) => each.name === name)
  const { accessToken, refreshToken } = await control.session(person?.id ?? '')
  document.cookie = `accessToken=${accessToken}; path=/`
  document.cookie = `refreshToken=${refreshToken}; path=/`
}
