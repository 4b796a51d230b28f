import { Navigate, Route, Routes } from 'react-router-dom'
import { ForgotPasswordPage } from '../features/account/ForgotPasswordPage.tsx'
import { LoginPage, type LoginAside } from '../features/account/LoginPage.tsx'
import { NewUserPage } from '../features/account/NewUserPage.tsx'
import { RegisterPage } from '../features/account/RegisterPage.tsx'
import { ResetPasswordPage } from '../features/account/ResetPasswordPage.tsx'
import { SignUpPage } from '../features/account/SignUpPage.tsx'
import { YourProfilePage } from '../features/account/YourProfilePage.tsx'
import { ClubPage } from '../features/club/ClubPage.tsx'
import { ClubUserPage } from '../features/club/ClubUserPage.tsx'
import { BookmarkPage } from '../features/analytics/BookmarkPage.tsx'
import { BookmarksPage } from '../features/analytics/BookmarksPage.tsx'
import { DashboardPage } from '../features/analytics/DashboardPage.tsx'
import { AddConnectorPage } from '../features/connectors/AddConnectorPage.tsx'
import { ConnectorPage } from '../features/connectors/ConnectorPage.tsx'
import { ConnectorsPage } from '../features/connectors/ConnectorsPage.tsx'
import { NewConnectorPage } from '../features/connectors/NewConnectorPage.tsx'
import { NewSegmentPage } from '../features/segments/NewSegmentPage.tsx'
import { SegmentPage } from '../features/segments/SegmentPage.tsx'
import { SegmentsPage } from '../features/segments/SegmentsPage.tsx'
import { FanPage } from '../features/fans/FanPage.tsx'
import { FansPage } from '../features/fans/FansPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { PrivacyPage } from '../features/legal/PrivacyPage.tsx'
import { TermsPage } from '../features/legal/TermsPage.tsx'
import { SupportPage } from '../features/support/SupportPage.tsx'
import { paths } from '../paths.ts'
import { DataPage } from './DataPage.tsx'
import { RedirectSignedIn, RequireBilling, RequireUser, ShellIfSignedIn } from './guards.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell/Shell.tsx'

/**
 * The route table (docs/product/app.md#routes). Link tokens may contain slashes, so their routes match everything after the
 * route's name.
 */
export function AppRoutes({ loginAside }: { loginAside: LoginAside | undefined }) {
  return (
    <>
      <DocumentTitle />
      <Routes>
        <Route element={<RedirectSignedIn />}>
          <Route path={paths.login()} element={<LoginPage aside={loginAside} />} />
          <Route path={paths.register()} element={<RegisterPage />} />
          <Route path={paths.forgotPassword()} element={<ForgotPasswordPage />} />
          <Route path="/resetpassword/*" element={<ResetPasswordPage />} />
          <Route path="/signup/*" element={<SignUpPage />} />
          <Route path="/newuser/*" element={<NewUserPage />} />
        </Route>
        <Route path={paths.terms()} element={<TermsPage />} />
        <Route path={paths.privacy()} element={<PrivacyPage />} />
        <Route element={<RequireUser />}>
          <Route element={<Shell />}>
            <Route element={<RequireBilling />}>
              <Route path="/" element={<Navigate to={paths.home()} replace />} />
              <Route path={paths.home()} element={<HomePage />} />
              <Route path={paths.fans()} element={<FansPage />} />
              <Route path="/fans/:id/*" element={<FanPage />} />
              <Route path={paths.connectors()} element={<ConnectorsPage />} />
              <Route path="/integrations/connectors/:id/*" element={<ConnectorPage />} />
              <Route path="/integrations/newconnector/*" element={<NewConnectorPage />} />
              <Route path="/integrations/addconnector" element={<AddConnectorPage />} />
              <Route path="/integrations/data/*" element={<DataPage />} />
              <Route path="/analytics" element={<Navigate to={paths.dashboard()} replace />} />
              <Route path={paths.dashboard()} element={<DashboardPage />} />
              <Route path={paths.bookmarks()} element={<BookmarksPage />} />
              <Route path="/bookmarks/:id" element={<BookmarkPage />} />
              <Route path={paths.segments()} element={<SegmentsPage />} />
              <Route path={paths.newSegment()} element={<NewSegmentPage />} />
              <Route path="/segments/:id/*" element={<SegmentPage />} />
            </Route>
            <Route path="/yourprofile/*" element={<YourProfilePage />} />
            <Route path="/club/*" element={<ClubPage />} />
            <Route path="/club/users/:id" element={<ClubUserPage />} />
            <Route path={paths.support()} element={<SupportPage />} />
          </Route>
        </Route>
        <Route element={<ShellIfSignedIn />}>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </>
  )
}
