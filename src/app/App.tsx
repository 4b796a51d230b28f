import { BrowserRouter } from 'react-router-dom'
import type { Api } from '../api/api.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppRoutes, type LazyLoginAside } from './routes.tsx'

/** Additions of the demo. The product itself does not know whether it runs as a demo. */
export interface Demo {
  loginAside?: LazyLoginAside
}

export interface AppProps {
  api: Api
  /** The path that the app is served under, `/` or `/demo/`. */
  basename: string
  demo?: Demo | undefined
}

/** The whole product. */
export function App({ api, basename, demo }: AppProps) {
  return (
    <AppProviders api={api}>
      <BrowserRouter basename={basename}>
        <AppRoutes loginAside={demo?.loginAside} />
      </BrowserRouter>
    </AppProviders>
  )
}
