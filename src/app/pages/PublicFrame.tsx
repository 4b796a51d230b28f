import { Outlet } from 'react-router-dom'
import { PublicLayout } from '../../features/account/parts/PublicLayout.tsx'

/** The brand and the picture around a page that is open to everybody, for visitors who are not signed in. */
export function PublicFrame() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
