import type { Handlers } from '../http/handler.ts'
import { countries, sports } from '../seed/system.ts'

export const system: Handlers['system'] = {
  countries: () => ({ countries: [...countries] }),
  sports: () => ({ sports: [...sports] }),
}
