import type { Handlers } from '../http/handler.ts'

export const club: Handlers['club'] = {
  get({ params, db }) {
    const { id, name, description, billingPlan, config } = db.clubs.findFirst((q) => q.where({ id: params.tenant }), {
      strict: true,
    })
    return { id, name, description, billingPlan, config }
  },
}
