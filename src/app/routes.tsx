import type { ComponentProps } from 'react'
import { createRoutesFromElements, matchRoutes, Navigate, Route, Routes, type RouteObject } from 'react-router-dom'
import type { Api } from '../api/api.ts'
import type { LoginAside } from '../features/account/signIn/LoginPage.tsx'
import { paths } from '../paths.ts'
import { AskBeforeLeaving } from '../ui/leaving/AskBeforeLeaving.tsx'
import { FullScreenLoader } from '../ui/feedback/states/FullScreenLoader.tsx'
import { RedirectSignedIn, RequireBilling, RequireUser, ShellIfSignedIn } from './guards.tsx'
import { DocumentTitle } from './DocumentTitle.tsx'
import { lazyPage, type LazyComponent } from '../loading/lazyComponent.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { LazyPublicFrame } from './pages/lazyPublicFrame.ts'
import { NotFoundPage } from './pages/NotFoundPage.tsx'
import { LazyShell } from './Shell/lazyShell.ts'

const ForgotPasswordPage = lazyPage(
  async () => (await import('../features/account/signIn/ForgotPasswordPage.tsx')).ForgotPasswordPage,
)
const LoginPage = lazyPage<{ aside: LoginAside | undefined }>(
  async () => (await import('../features/account/signIn/LoginPage.tsx')).LoginPage,
)
const NewUserPage = lazyPage(async () => (await import('../features/account/signUp/NewUserPage.tsx')).NewUserPage)
const RegisterPage = lazyPage(async () => (await import('../features/account/signUp/RegisterPage.tsx')).RegisterPage)
const ResetPasswordPage = lazyPage(
  async () => (await import('../features/account/signIn/ResetPasswordPage.tsx')).ResetPasswordPage,
)
const SignUpPage = lazyPage(async () => (await import('../features/account/signUp/SignUpPage.tsx')).SignUpPage)
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
const importHome = () => import('../features/home/HomePage.tsx')
const HomePage = lazyPage(async () => (await importHome()).HomePage)
const PrivacyPage = lazyPage(async () => (await import('../features/legal/PrivacyPage.tsx')).PrivacyPage)
const TermsPage = lazyPage(async () => (await import('../features/legal/TermsPage.tsx')).TermsPage)
const SupportPage = lazyPage(async () => (await import('../features/support/SupportPage.tsx')).SupportPage)
const DataPage = lazyPage(async () => (await import('./pages/DataPage.tsx')).DataPage)

/** What a demo shows beside the login form, loaded with it. */
export type LazyLoginAside = LazyComponent<ComponentProps<LoginAside>>

/** True for the route of Home, which asks for what it shows first before it renders. */
const isHome = ({ route }: { route: RouteObject }) => route.handle === HomePage.load

/** A route whose `handle` loads its page ahead. */
const page = (path: string, Page: LazyComponent) => <Route path={path} element={<Page />} handle={Page.load} />

/**
 * The route table (docs/product/app.md#routes). Link tokens may contain slashes, so their routes match everything after
 * the route's name.
 */
const routes = (loginAside: LazyLoginAside | undefined) => (
  <>
    <Route element={<RedirectSignedIn />}>
      <Route
        path={paths.login()}
        element={<LoginPage aside={loginAside} />}
        handle={async () => void (await Promise.all([LoginPage.load(), loginAside?.load()]))}
      />
      {page(paths.register(), RegisterPage)}
      {page(paths.forgotPassword(), ForgotPasswordPage)}
      {page('/resetpassword/*', ResetPasswordPage)}
      {page('/signup/*', SignUpPage)}
      {page('/newuser/*', NewUserPage)}
    </Route>
    {page(paths.terms(), TermsPage)}
    {page(paths.privacy(), PrivacyPage)}
    <Route element={<RequireUser />}>
      <Route element={<LazyShell />} handle={LazyShell.load}>
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
    <Route element={<ShellIfSignedIn />} handle={LazyPublicFrame.load}>
      <Route path="*" element={<NotFoundPage />} />
    </Route>
  </>
)

/** The product at its current address. */
export function AppRoutes({ loginAside }: { loginAside: LazyLoginAside | undefined }) {
  return (
    <AskBeforeLeaving>
      <DocumentTitle />
      <PageBoundary fallback={<FullScreenLoader />}>
        <Routes>{routes(loginAside)}</Routes>
      </PageBoundary>
    </AskBeforeLeaving>
  )
}

/** All routes as data, for tests that compare other tables with them. */
export const routeObjects = (): RouteObject[] => createRoutesFromElements(routes(undefined))

/** The page at the address that the app starts with. */
interface FirstPage {
  /** Resolves once its code is there. It never fails. */
  loaded: Promise<void>
  /**
   * Asks for what it shows first, once the user is known. Rejects only if the code of the page cannot be loaded.
   */
  preload(api: Api): Promise<void>
}

/** Starts to load the page at an address, before the app knows whether the user may see it. */
export function openPageAt(pathname: string, basename: string, loginAside?: LazyLoginAside): FirstPage {
  // All routes are ranked for it, which takes a moment: once for both.
  const matches = matchRoutes(createRoutesFromElements(routes(loginAside)), { pathname }, basename) ?? []
  return {
    loaded: Promise.all(matches.map(({ route }) => loadRoute(route))).then(() => {}),
    async preload(api) {
      if (!matches.some(isHome)) return
      const { preloadHome } = await importHome()
      await preloadHome(api)
    },
  }
}

async function loadRoute({ handle }: RouteObject): Promise<void> {
  if (typeof handle === 'function') await handle()
}
