import type { Handlers } from '../http/handler.ts'
import { eventStream } from '../http/stream.ts'
import { catalogue } from '../seed/connectors/catalogue.ts'
import { countries, sports } from '../seed/system.ts'

export const system: Handlers['system'] = {
  countries: () => ({ countries: [...countries] }),
  sports: () => ({ sports: [...sports] }),
  connectors: () => ({ modules: catalogue }),
  sse: ({ bus, caller, headers }) => eventStream(bus, caller.user.tenant, headers.get('last-event-id')),
}
