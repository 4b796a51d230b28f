import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSession } from '../api/ApiProvider.tsx'
import { paths } from '../paths.ts'
import { FullScreenLoader } from '../ui/FullScreenLoader.tsx'

/** Where a person was going when the guard sent them to sign in. */
interface From {
  from?: string
}

/** Protected routes: a spinner while the user is loading, the login page without one (account-side 2.2). */
export function RequireUser() {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'out')
    return <Navigate to={paths.login()} replace state={{ from: pathname + search } satisfies From} />
  return <Outlet />
}

/** Public routes: who is signed in belongs on /home, or on the page that the guard turned them away from. */
export function RedirectSignedIn() {
  const session = useSession()
  const { state } = useLocation()
  if (session.status === 'loading') return <FullScreenLoader />
  if (session.status === 'in') return <Navigate to={(state as From | null)?.from ?? paths.home()} replace />
  return <Outlet />
}
