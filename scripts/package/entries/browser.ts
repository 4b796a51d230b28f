/** `touchline-contract/mock/browser`: the model as handlers of MSW, behind a front end in the browser. */
import { http, HttpResponse, type HttpHandler } from 'msw/http'
import { createBackend, type BackendOptions } from '../../../mocks/backend.ts'
import type { Backend, Control } from '../../../mocks/control.ts'
import { NetworkDown } from '../../../mocks/http/faults.ts'

/** The model that answers the calls of a page. */
export interface MockedTouchline {
  /** For MSW's `setupWorker`. */
  handlers: HttpHandler[]
  backend: Backend
  /** Provokes failures, moves the clock and reads the mail (docs/guides/control-api.md). */
  control: Control
}

/**
 * Creates the handlers that answer every call below `/api/v1`, on any host, by the model. It lives as long as the page:
 * a reload begins with the seed of the scenario.
 *
 * @example
 * const { handlers } = mockTouchline({ scenario: 'two-clubs' })
 * await setupWorker(...handlers).start()
 */
export function mockTouchline(options: BackendOptions = {}): MockedTouchline {
  const backend = createBackend(options)
  const answer = http.all(`*${options.base ?? '/api/v1'}/*`, ({ request }) =>
    backend.fetch(request).catch((error: unknown) => {
      if (error instanceof NetworkDown) return HttpResponse.error()
      throw error
    }),
  )
  return { handlers: [answer], backend, control: backend.control }
}
