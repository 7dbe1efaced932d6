import { codeMinutes } from '#contract/auth'
import { guest } from '#contract/guest'
import { langOf } from '#contract/languages'
import type { Deps } from '#server/deps'
import { implement } from '#server/http/implement'
import { revokeToken, revokeTokens } from '#server/modules/accounts/session.service'
import { askingOf } from '#server/modules/cancellation/ask.service'
import { cancelBooking, setRefundAccount } from '#server/modules/cancellation/cancel.service'
import { quoteCancellation } from '#server/modules/cancellation/quote.service'
import { showVoucher } from '#server/modules/voucher/voucher.service'
import { findReservation, ownReservation } from './guest.rows'
import { changeReservation, showReservation } from './reservation.service'
import { payAsGuest, reserveAsGuest } from './reserve.service'
import { beginVisit, openVisit } from './session.service'
import { departuresOf, toursOf } from './tours.service'
import { reservationWindow } from './window.service'

export const guestRoutes = implement(guest, {
  window: ({ params }, { db, clock }) => reservationWindow(db, clock.now(), params.site),
  tours: ({ params, query }, { db }) => toursOf(db, params.site, query.lang),
  departures: ({ params, query }, deps) => departuresOf(deps, params.site, query),
  sendCode: async ({ query, body }, { db, jobs }) => {
    await jobs.enqueue(db, 'guest-code', { email: body.email, lang: query.lang })
    return { minutes: codeMinutes }
  },
  begin: ({ params, body }, deps) => beginVisit(deps, { site: params.site, lang: langOf(deps.lang), ...body }),
  open: ({ body }, deps) => openVisit(deps, body),
  leave: async (_, { db, caller }) => {
    await revokeToken(db, caller.tokenHash)
    return {}
  },
  revoke: async (_, { db, caller }) => {
    await revokeTokens(db, caller.id, caller.tokenHash)
    return {}
  },
  reserve: ({ query, body }, deps) => reserveAsGuest(deps, deps.caller, query.lang, body),
  pay: ({ query, body }, deps) => payAsGuest(deps, deps.caller.id, query.lang, body),
  reservation: async ({ query }, deps) =>
    (await findReservation(deps.db, deps.caller.id)) && showReservation(deps, deps.caller.id, query.lang),
  ticket: async ({ query }, deps) => {
    const { booking } = await ownReservation(deps.db, deps.caller.id)
    return showVoucher(deps, deps.caller.id, booking.id, query.lang)
  },
  change: async ({ query, body }, deps) => {
    await changeReservation(deps, deps.caller.id, body)
    return showReservation(deps, deps.caller.id, query.lang)
  },
  quote: async ({ query }, deps) => {
    const { booking } = await ownReservation(deps.db, deps.caller.id)
    return quoteCancellation(deps, deps.caller.id, booking.id, query.lang)
  },
  cancel: async ({ query, body }, deps) => {
    const { booking } = await ownReservation(deps.db, deps.caller.id)
    const show = (inner: Deps) => showReservation(inner, deps.caller.id, query.lang)
    deps.afterCommit(askingOf(await cancelBooking(deps, deps.caller.id, booking.id, body), show))
    return show(deps)
  },
  refundAccount: async ({ query, body }, deps) => {
    const { booking } = await ownReservation(deps.db, deps.caller.id)
    await setRefundAccount(deps, deps.caller.id, booking.id, body)
    return showReservation(deps, deps.caller.id, query.lang)
  },
})
