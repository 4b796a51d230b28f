import { createRoutesFromElements, matchRoutes, Navigate, Route, Routes, type RouteObject } from 'react-router-dom'
import { LoginPage, type LoginAside } from '../features/account/signIn/LoginPage.tsx'
import { paths } from '../paths.ts'
import { useSession } from '../api/ApiProvider.tsx'
import { FullScreenLoader } from '../ui/feedback/states/FullScreenLoader.tsx'
import { RedirectSignedIn, RequireBilling, RequireUser } from './guards.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { AskBeforeLeaving } from '../ui/leaving/AskBeforeLeaving.tsx'
import { lazyPage, type LazyPage } from './lazyPage.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { ForgotPasswordPage } from '../features/account/signIn/ForgotPasswordPage.tsx'
import { NewUserPage } from '../features/account/signUp/NewUserPage.tsx'
import { RegisterPage } from '../features/account/signUp/RegisterPage.tsx'
import { ResetPasswordPage } from '../features/account/signIn/ResetPasswordPage.tsx'
import { PrivacyPage } from '../features/legal/PrivacyPage.tsx'
import { TermsPage } from '../features/legal/TermsPage.tsx'
import { PublicFrame } from './pages/PublicFrame.tsx'

const SignUpPage = lazyPage(
  async () => (await import('../features/account/signUp/SignUpPage.tsx')).SignUpPage,
  <FullScreenLoader />,
)
const YourProfilePage = lazyPage(
  async () => (await import('../features/account/profile/YourProfilePage.tsx')).YourProfilePage,
)
const ClubPage = lazyPage(async () => (await import('../features/club/ClubPage.tsx')).ClubPage)
const ClubUserPage = lazyPage(async () => (await import('../features/club/users/ClubUserPage.tsx')).ClubUserPage)
const BookmarkPage = lazyPage(
  async () => (await import('../features/analytics/bookmarks/BookmarkPage.tsx')).BookmarkPage,
)
const BookmarksPage = lazyPage(
  async () => (await import('../features/analytics/bookmarks/BookmarksPage.tsx')).BookmarksPage,
)
const DashboardPage = lazyPage(
  async () => (await import('../features/analytics/dashboard/DashboardPage.tsx')).DashboardPage,
)
const AddConnectorPage = lazyPage(
  async () => (await import('../features/connectors/credentials/AddConnectorPage.tsx')).AddConnectorPage,
)
const ConnectorPage = lazyPage(
  async () => (await import('../features/connectors/connector/ConnectorPage.tsx')).ConnectorPage,
)
const ConnectorsPage = lazyPage(async () => (await import('../features/connectors/ConnectorsPage.tsx')).ConnectorsPage)
const NewConnectorPage = lazyPage(
  async () => (await import('../features/connectors/catalogue/NewConnectorPage.tsx')).NewConnectorPage,
)
const NewSegmentPage = lazyPage(
  async () => (await import('../features/segments/new/NewSegmentPage.tsx')).NewSegmentPage,
)
const SegmentPage = lazyPage(async () => (await import('../features/segments/segment/SegmentPage.tsx')).SegmentPage)
const SegmentsPage = lazyPage(async () => (await import('../features/segments/SegmentsPage.tsx')).SegmentsPage)
const FanPage = lazyPage(async () => (await import('../features/fans/profiles/FanPage.tsx')).FanPage)
const FansPage = lazyPage(async () => (await import('../features/fans/profiles/FansPage.tsx')).FansPage)
const HomePage = lazyPage(async () => (await import('../features/home/HomePage.tsx')).HomePage)
const SupportPage = lazyPage(async () => (await import('../features/support/SupportPage.tsx')).SupportPage)
const Shell = lazyPage(async () => (await import('./Shell/Shell.tsx')).Shell, <FullScreenLoader />)
const DataPage = lazyPage(async () => (await import('./pages/DataPage.tsx')).DataPage)

/** The route of a page that loads its own code; `handle` begins to. What a visitor may need at once is there from the start. */
const page = (path: string, Page: LazyPage) => <Route path={path} element={<Page />} handle={Page.load} />

/**
 * The route table (docs/product/app.md#routes). Link tokens may contain slashes, so their routes match everything after
 * the route's name.
 */
const routes = (loginAside: LoginAside | undefined) => (
  <>
    <Route element={<RedirectSignedIn />}>
      <Route path={paths.login()} element={<LoginPage aside={loginAside} />} />
      <Route path={paths.register()} element={<RegisterPage />} />
      <Route path={paths.forgotPassword()} element={<ForgotPasswordPage />} />
      <Route path="/resetpassword/*" element={<ResetPasswordPage />} />
      {page('/signup/*', SignUpPage)}
      <Route path="/newuser/*" element={<NewUserPage />} />
    </Route>
    <Route path={paths.terms()} element={<TermsPage />} />
    <Route path={paths.privacy()} element={<PrivacyPage />} />
    <Route element={<RequireUser />}>
      <Route element={<Shell />} handle={Shell.load}>
        <Route element={<RequireBilling />}>
          <Route path="/" element={<Navigate to={paths.home()} replace />} handle={HomePage.load} />
          {page(paths.home(), HomePage)}
          {page(paths.fans(), FansPage)}
          {page('/fans/:id/*', FanPage)}
          <Route
            path="/integrations"
            element={<Navigate to={paths.connectors()} replace />}
            handle={ConnectorsPage.load}
          />
          {page(paths.connectors(), ConnectorsPage)}
          {page('/integrations/connectors/:id/*', ConnectorPage)}
          {page('/integrations/newconnector/*', NewConnectorPage)}
          {page('/integrations/addconnector', AddConnectorPage)}
          {page('/integrations/data/*', DataPage)}
          <Route path="/analytics" element={<Navigate to={paths.dashboard()} replace />} handle={DashboardPage.load} />
          {page(paths.dashboard(), DashboardPage)}
          {page(paths.bookmarks(), BookmarksPage)}
          {page('/bookmarks/:id', BookmarkPage)}
          {page(paths.segments(), SegmentsPage)}
          {page(paths.newSegment(), NewSegmentPage)}
          {page('/segments/:id/*', SegmentPage)}
        </Route>
        {page('/yourprofile/*', YourProfilePage)}
        {page('/club/*', ClubPage)}
        {page('/club/users/:id', ClubUserPage)}
        {page(paths.support(), SupportPage)}
      </Route>
    </Route>
    <Route element={<ShellIfSignedIn />}>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>
)

/** For unknown URLs: inside the shell for signed-in users, inside the frame of the public pages for others. */
function ShellIfSignedIn() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoader />
  return session.status === 'in' ? <Shell /> : <PublicFrame />
}

/** The product at its current address. */
export function AppRoutes({ loginAside }: { loginAside: LoginAside | undefined }) {
  return (
    // Outside the shell, which appears later: it hears Back before the router only if it begins with it.
    <AskBeforeLeaving>
      <DocumentTitle />
      <PageBoundary>
        <Routes>{routes(loginAside)}</Routes>
      </PageBoundary>
    </AskBeforeLeaving>
  )
}

/** All routes as data, for tests that compare other tables with them. */
export const routeObjects = (): RouteObject[] => createRoutesFromElements(routes(undefined))

/** Loads the code of the page at an address. It does not fail: showing the page tries again, and reports a failure. */
export async function loadPageAt(pathname: string, basename: string): Promise<void> {
  const matches = matchRoutes(routeObjects(), { pathname }, basename) ?? []
  await Promise.allSettled(matches.map(({ route: { handle } }) => typeof handle === 'function' && handle()))
}
