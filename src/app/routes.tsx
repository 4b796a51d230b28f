import { Navigate, Route, Routes } from 'react-router-dom'
import { ForgotPasswordPage } from '../features/account/signIn/ForgotPasswordPage.tsx'
import { LoginPage, type LoginAside } from '../features/account/signIn/LoginPage.tsx'
import { NewUserPage } from '../features/account/signUp/NewUserPage.tsx'
import { RegisterPage } from '../features/account/signUp/RegisterPage.tsx'
import { ResetPasswordPage } from '../features/account/signIn/ResetPasswordPage.tsx'
import { SignUpPage } from '../features/account/signUp/SignUpPage.tsx'
import { YourProfilePage } from '../features/account/profile/YourProfilePage.tsx'
import { ClubPage } from '../features/club/ClubPage.tsx'
import { ClubUserPage } from '../features/club/users/ClubUserPage.tsx'
import { BookmarkPage } from '../features/analytics/bookmarks/BookmarkPage.tsx'
import { BookmarksPage } from '../features/analytics/bookmarks/BookmarksPage.tsx'
import { DashboardPage } from '../features/analytics/dashboard/DashboardPage.tsx'
import { AddConnectorPage } from '../features/connectors/credentials/AddConnectorPage.tsx'
import { ConnectorPage } from '../features/connectors/connector/ConnectorPage.tsx'
import { ConnectorsPage } from '../features/connectors/ConnectorsPage.tsx'
import { NewConnectorPage } from '../features/connectors/catalogue/NewConnectorPage.tsx'
import { NewSegmentPage } from '../features/segments/new/NewSegmentPage.tsx'
import { SegmentPage } from '../features/segments/segment/SegmentPage.tsx'
import { SegmentsPage } from '../features/segments/SegmentsPage.tsx'
import { FanPage } from '../features/fans/profiles/FanPage.tsx'
import { FansPage } from '../features/fans/profiles/FansPage.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { PrivacyPage } from '../features/legal/PrivacyPage.tsx'
import { TermsPage } from '../features/legal/TermsPage.tsx'
import { SupportPage } from '../features/support/SupportPage.tsx'
import { paths } from '../paths.ts'
import { DataPage } from './pages/DataPage.tsx'
import { RedirectSignedIn, RequireBilling, RequireUser, ShellIfSignedIn } from './guards.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
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
