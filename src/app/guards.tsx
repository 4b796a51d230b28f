import { Navigate, Outlet } from 'react-router-dom'
import { useSession, useUser } from '../api/ApiProvider.tsx'
import { paths } from '../paths.ts'
import { FullScreenLoader } from '../ui/feedback/FullScreenLoader.tsx'
import { Shell } from './Shell/Shell.tsx'

/** Protected routes: a spinner while the user is loading, the login page without one (docs/product/app.md#guards). */
export function RequireUser() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'out') return <Navigate to={paths.login()} replace />
  return <Outlet />
}

/**
 * Screens of a club that has paid: without a customer id everybody is sent to the billing page. Your profile, the club's settings
 * and support are open all the same (docs/contract.md#billing-guard).
 */
export function RequireBilling() {
  const { billing } = useUser()
  return billing ? <Outlet /> : <Navigate to={paths.billing()} replace />
}

/** Public routes: who is signed in belongs on /home. */
export function RedirectSignedIn() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'in') return <Navigate to={paths.home()} replace />
  return <Outlet />
}

/** Addresses that lead nowhere say so to everyone: inside the shell to who is signed in, alone to others. */
export function ShellIfSignedIn() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  return session.status === 'in' ? <Shell /> : <Outlet />
}
