import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession, useUser } from '../api/ApiProvider.tsx'
import { paths } from '../paths.ts'
import { FullScreenLoader } from '../ui/feedback/states/FullScreenLoader.tsx'

/**
 * Protected routes: a spinner while the user is loading, a redirect to the login without one
 * (docs/product/app.md#guards).
 */
export function RequireUser() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'out') return <Navigate to={paths.login()} replace />
  return <Outlet />
}

/**
 * Screens that need a subscription: a club without one is redirected to the billing page, which says what it opens.
 * Your profile, the club's settings and support stay open (docs/contract.md#billing-guard).
 */
export function RequireBilling() {
  const { billing } = useUser()
  const { pathname } = useLocation()
  return billing ? <Outlet /> : <Navigate to={paths.billing()} replace state={{ lockedPath: pathname }} />
}

/** Public routes: redirects signed-in users to /home. */
export function RedirectSignedIn() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'in') return <Navigate to={paths.home()} replace />
  return <Outlet />
}
