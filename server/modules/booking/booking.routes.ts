import { booking } from '#contract/booking'
import { implement } from '#server/http/implement'
import { setExtras, setTravelers } from './draft.service'
import { abandonOrder } from './hold.service'
import { listBookings, showBooking } from './list.service'
import { benefitChoice, setBenefits } from './reprice.service'
import { submitOrder } from './submit.service'
import { findOrder, showOrder } from './view.service'

export const bookingRoutes = implement(booking, {
  order: ({ params, query }, deps) => showOrder(deps, deps.caller.id, params.id, query.lang),
  travelers: async ({ params, query, body }, deps) => {
    await setTravelers(deps, deps.caller.id, params.id, body)
    return showOrder(deps, deps.caller.id, params.id, query.lang)
  },
  extras: async ({ params, query, body }, deps) => {
    await setExtras(deps, deps.caller.id, params.id, body)
    return showOrder(deps, deps.caller.id, params.id, query.lang)
  },
  benefitChoice: async ({ params, query }, { db, clock, caller }) =>
    benefitChoice(db, await findOrder(db, caller.id, params.id), caller.id, query.lang, clock.now()),
  benefits: async ({ params, query, body }, deps) => {
    await setBenefits(deps, deps.caller.id, params.id, body)
    return showOrder(deps, deps.caller.id, params.id, query.lang)
  },
  submit: async ({ params, query, body }, deps) => {
    const mayMail = async (to: string) => to === deps.caller.email || deps.maySend(to)
    const payment = await submitOrder({ ...deps, mayMail }, deps.caller.id, query.lang, params.id, body)
    return { payment, order: await showOrder(deps, deps.caller.id, params.id, query.lang) }
  },
  abandon: ({ params }, deps) => abandonOrder(deps, deps.caller.id, params.id),
  list: ({ query }, deps) => listBookings(deps, deps.caller.id, query),
  detail: ({ params, query }, deps) => showBooking(deps, deps.caller.id, params.id, query.lang),
})
