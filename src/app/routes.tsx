import { Navigate, Route, Routes } from 'react-router-dom'
import { LoginPage, type LoginAside } from '../features/account/LoginPage.tsx'
import { FanPage } from '../features/fans/FanPage.tsx'
import { FansPage } from '../features/fans/FansPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { paths } from '../paths.ts'
import { RedirectSignedIn, RequireUser, ShellIfSignedIn } from './guards.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell/Shell.tsx'

/** The route table (account-side 2.1), as far as it is built. */
export function AppRoutes({ loginAside }: { loginAside: LoginAside | undefined }) {
  return (
    <Routes>
      <Route element={<RedirectSignedIn />}>
        <Route path={paths.login()} element={<LoginPage aside={loginAside} />} />
      </Route>
      <Route element={<RequireUser />}>
        <Route element={<Shell />}>
          <Route path="/" element={<Navigate to={paths.home()} replace />} />
          <Route path={paths.home()} element={<HomePage />} />
          <Route path={paths.fans()} element={<FansPage />} />
          <Route path="/fans/:id/*" element={<FanPage />} />
        </Route>
      </Route>
      <Route element={<ShellIfSignedIn />}>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
