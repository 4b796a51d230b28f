import { BrowserRouter } from 'react-router-dom'
import type { Api } from '../api/api.ts'
import type { LoginAside } from '../features/account/signIn/LoginPage.tsx'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes } from './routes.tsx'

export interface AppProps {
  api: Api
  /** The path that the app is served under, `/` or `/demo/`. */
  basename: string
  /** What stands beside the login form in a demo. The product itself does not know whether it runs as one. */
  loginAside?: LoginAside | undefined
}

/** The whole product. */
export function App({ api, basename, loginAside }: AppProps) {
  return (
    <AppProviders api={api}>
      <BrowserRouter basename={basename}>
        <AppRoutes loginAside={loginAside} />
      </BrowserRouter>
    </AppProviders>
  )
}
