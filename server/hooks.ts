import type { Area, Data } from '#contract/endpoint'
import type { withdrawal } from '#contract/withdrawal'
import { fileUses } from '#server/file-uses'
import { forgetAnswers } from '#server/http/idempotent.rows'
import { kept } from '#server/kept'
import { merged } from '#server/merged'
import { forgetApplicant } from '#server/modules/applicants/applicant.service'
import { forfeitCoupons, usableCoupons } from '#server/modules/benefits/coupons.service'
import { forfeitPoints, pointsBalance } from '#server/modules/benefits/points.service'
import { welcome } from '#server/modules/benefits/welcome.service'
import { bookingNames } from '#server/modules/booking/faces.service'
import { leaveOrders, openReservations } from '#server/modules/booking/leave.service'
import { refundViews } from '#server/modules/cancellation/refund.service'
import { emptyCart } from '#server/modules/cart/cart.service'
import { takeFromCart } from '#server/modules/cart/taken.service'
import { endShiftsOf } from '#server/modules/check-in/device.service'
import { forgetNotes } from '#server/modules/desk/notes.service'
import { leaveApplications } from '#server/modules/education/leave.service'
import { findCurrent } from '#server/modules/fair/edition.service'
import { closeParticipant } from '#server/modules/fair/own.service'
import { registrationsOf } from '#server/modules/fair/who.service'
import { unlockSlots } from '#server/modules/fair-matching/placed.service'
import { busyCompanies, hasAgreed, hasMeetings } from '#server/modules/fair-meetings/agreed.service'
import { leaveMeetings } from '#server/modules/fair-meetings/leave.service'
import { forgetBooths, forgetSlots, meetingsIn, moveToBooth } from '#server/modules/fair-meetings/setup.service'
import { releaseInquiries } from '#server/modules/inquiry/assign.service'
import { forgetInvitations } from '#server/modules/mice/invited.service'
import { forgetPerson } from '#server/modules/mice/registration.service'
import { boothOrders, forgetHolds } from '#server/modules/mice-booths/booth-use.service'
import { exhibitPaid, leaveBooths, withdrawExhibit } from '#server/modules/mice-booths/exhibit.service'
import { forgetEntries } from '#server/modules/mice-gate/scan.service'
import { forgetLeads } from '#server/modules/mice-leads/leads.service'
import { leaveGifts } from '#server/modules/pass-orders/gift-end.service'
import { givenPasses, passesOver, usablePasses } from '#server/modules/pass-orders/holder.service'
import { issuePasses, keepPass, refuseUnreturnable, returnPass } from '#server/modules/pass-orders/issue.service'
import { leaveQuotations } from '#server/modules/quotation/leave.service'
import { dropLinks } from '#server/modules/social/links.service'
import { forgetWishes } from '#server/modules/wishlist/wishlist.service'
import type { HookContext, Hooks, StaffChange } from '#server/ports/hooks'

type Followers<A extends readonly unknown[]> = readonly ((context: HookContext, ...given: A) => Promise<void>)[]
type Losses = (context: HookContext, accountId: string) => Promise<Data<typeof withdrawal.check>>
/** Hooks of an account run by its area: an area without followers does nothing. */
type ByArea = Partial<Record<Area, Followers<[accountId: string]>>>

/** One after the other, because they share a transaction. */
const each =
  <A extends readonly unknown[]>(followers: Followers<A>) =>
  async (context: HookContext, ...given: A) => {
    for (const follow of followers) await follow(context, ...given)
  }

const inArea = (followers: ByArea) => (context: HookContext, area: Area, accountId: string) =>
  each(followers[area] ?? [])(context, accountId)

const losses: Partial<Record<Area, Losses>> = {
  member: async ({ db, now }, id) => {
    const open = await openReservations(db, now, id, passesOver)
    return {
      open_reservations: open.all,
      open_passes: open.passes,
      points: await pointsBalance(db, now, id),
      coupons: await usableCoupons(db, now, id),
      passes: await usablePasses(db, now, id),
      given_passes: await givenPasses(db, now, id),
    }
  },
}

/** Cancels the meetings ahead of a company that leaves the fair. */
const companyLeft = each<[left: { id: string; by: string }]>([
  ({ db, now }, { id, by }) => leaveMeetings(db, id, { by, at: now }),
])

const leave = inArea({
  member: [
    // Orders first: an order that is being submitted at this moment is waited for and then counted.
    ({ db, now }, id) => leaveOrders(db, now, id, passesOver),
    ({ db, now }, id) => leaveQuotations(db, now, id),
    ({ db }, id) => forgetNotes(db, id),
    ({ db, now }, id) => forfeitPoints(db, now, id),
    ({ db }, id) => forfeitCoupons(db, id),
    ({ db }, id) => emptyCart(db, id),
    ({ db }, id) => forgetWishes(db, id),
    ({ db }, id) => dropLinks(db, id),
    ({ db, now }, id) => forgetPerson(db, id, now),
    ({ db }, id) => forgetInvitations(db, id),
    ({ db }, id) => forgetLeads(db, id),
    ({ db }, id) => forgetEntries(db, id),
    ({ db, now }, id) => leaveGifts(db, now, id),
    ({ db }, id) => leaveBooths(db, id),
  ],
  travel: [({ db, now }, id) => leaveApplications(db, now, id), ({ db }, id) => forgetApplicant(db, id)],
  business: [
    closeParticipant,
    async (context, accountId) => {
      // Former years have no meetings ahead: their calendars stay as they were.
      const [newest] = await registrationsOf(context.db, accountId)
      const current = await findCurrent(context.db, context.now)
      if (newest && newest.year === current?.year) await companyLeft(context, { id: newest.id, by: accountId })
    },
  ],
})

/** What happens in one module because of something in another: one line for each module that has a part in it. */
export const hooks: Hooks = {
  newcomerWelcomed: inArea({ member: [({ db, now }, id) => welcome(db, now, id)] }),
  accountClosed: async (context, area, id) => {
    await leave(context, area, id)
    await forgetAnswers(context.db, id)
  },
  staffChanged: each<[changed: StaffChange]>([releaseInquiries]),
  lossesOf: async (context, area, id) =>
    (await losses[area]?.(context, id)) ?? {
      ...{ open_reservations: 0, open_passes: 0, points: 0, coupons: 0, passes: 0, given_passes: 0 },
    },
  kept,
  fileUses,
  merged,
  sessionEnded: each<[session: Buffer]>([({ db, now }, session) => endShiftsOf(db, now, session)]),
  orderPlaced: ({ db }, id, bought) => takeFromCart(db, id, bought),
  orderPaid: each<[orderId: string]>([
    ({ db }, id) => exhibitPaid(db, id),
    ({ db, now }, id) => issuePasses(db, id, now),
  ]),
  orderCancelled: ({ db }, id) => withdrawExhibit(db, id),
  bookingReturnable: ({ db, now }, bookingId, accountId) => refuseUnreturnable(db, { bookingId, accountId }, now),
  bookingReturned: (context, bookingId, accountId) => returnPass(context, { bookingId, accountId }),
  bookingKept: ({ db }, id) => keepPass(db, id),
  bookingNames,
  refundsOf: refundViews,
  hasAgreed,
  hasMeetings,
  busyCompanies,
  companyLeft,
  boothGiven: moveToBooth,
  meetingsIn,
  slotsRemoved: each<[slotIds: readonly string[]]>([forgetSlots, ({ db }, ids) => unlockSlots(db, ids)]),
  boothOrders,
  miceBoothsRemoved: forgetHolds,
  boothsRemoved: forgetBooths,
}
