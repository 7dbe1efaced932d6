import { benefitsDesk } from '#contract/benefits-desk'
import { booking, cartOrder } from '#contract/booking'
import { cancellation } from '#contract/cancellation'
import { desk } from '#contract/desk'
import { application } from '#contract/education/application'
import { educationApproval } from '#contract/education/approval'
import { educationNotes } from '#contract/education/notes'
import { report } from '#contract/education/report/report'
import type { Endpoint } from '#contract/endpoint'
import { guest } from '#contract/guest'
import { mailsDesk } from '#contract/mails-desk'
import { miceBooths } from '#contract/mice/booth'
import { passOrders } from '#contract/pass/order'
import { quotation } from '#contract/quotation'
import { reservationDesk } from '#contract/reservation-desk'
import { review } from '#contract/review'
import { socialReview } from '#contract/social-review'
import { setFault } from '#server/demo/toss/local-toss.api'
import { fillYears } from '#server/modules/education/year.defaults'
import { mailLater } from '#server/modules/mail/mail.service'
import { type Answer, testApi } from '#tests/support/api'
import { aDepositedOrder, aPaidOrder, aTransferOrder, bookingOf, cancel, quote } from '#tests/support/cancellations'
import { aDraft, type EducationContext, fill, inReview, peopleOfEducation, seenOf } from '#tests/support/education'
import { aMember, anOperator, aProduct, type Person } from '#tests/support/factories'
import { aGuestBooking, aGuestTour, anOpenSite, aPaidGuest, aRequest, aVisit } from '#tests/support/guests'
import { aMiceBooth, aMiceFair, aSeller } from '#tests/support/mice'
import { aReadyOrder, inCart, type Shop } from '#tests/support/orders'
import { passesOnSale } from '#tests/support/pass'
import { plainCoupon } from '#tests/support/plain-coupon'
import { anOffered } from '#tests/support/quotations'
import { aFilledReport, seenReportOf } from '#tests/support/reports'
import { aTrip, words } from '#tests/support/reviews'
import { importWrites } from '#tests/support/writes-imports'
import { meetingWrites } from '#tests/support/writes-meetings'

/** Sends the same write each time, with a key. */
export type Send = (headers: Record<string, string>) => Promise<Answer<Endpoint>>

/** Prepares a write, and returns the function that sends it. */
type Due = (context: { shop: Shop; member: Person; operator: Person }) => Promise<Send>

const en = { query: { lang: 'en' } } as const
const agreed = { agree_terms: true, agree_privacy: true } as const
const newCoupon = { ...plainCoupon, code: 'spring-27', name: { en: 'Spring', ko: '봄' }, discount_won: 5_000 } as const

/** An applicant of the education travel site, next to the shop. */
async function anApplicantContext({ deps }: Shop): Promise<EducationContext> {
  await fillYears(deps)
  return { ...(await peopleOfEducation(deps)), deps, api: testApi(deps) }
}

/** One write for each endpoint that takes an `Idempotency-Key`. */
export const writes: [Endpoint, Due][] = [
  ...importWrites,
  ...meetingWrites.map(([endpoint, due]): [Endpoint, Due] => [endpoint, ({ shop }) => due(shop.deps)]),
  [
    application.create,
    async ({ shop }) => {
      const { api, teacher } = await anApplicantContext(shop)
      return (headers) =>
        api.call(application.create, {}, { token: teacher.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    application.submit,
    async ({ shop }) => {
      const context = await anApplicantContext(shop)
      const { id } = await aDraft(context, context.teacher)
      await fill(context, context.teacher, id)
      const body = { seen: await seenOf(context, context.teacher, id) }
      return (headers) =>
        context.api.call(
          application.submit,
          { params: { id }, body },
          { token: context.teacher.token, headers },
        ) as Promise<Answer<Endpoint>>
    },
  ],
  [
    report.submit,
    async ({ shop }) => {
      const context = await anApplicantContext(shop)
      const id = await aFilledReport(context)
      const body = { seen: await seenReportOf(context, id, context.teacher) }
      return (headers) =>
        context.api.call(report.submit, { params: { id }, body }, { token: context.teacher.token, headers }) as Promise<
          Answer<Endpoint>
        >
    },
  ],
  [
    educationNotes.add,
    async ({ shop }) => {
      const context = await anApplicantContext(shop)
      const at = { params: { id: await inReview(context) }, body: { text: 'Seen.', mentions: [context.reviewer.id] } }
      return (headers) =>
        context.api.call(educationNotes.add, at, { token: context.chief.token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    educationApproval.decide,
    async ({ shop }) => {
      const context = await anApplicantContext(shop)
      const body = { year: 2027, rows: [{ id: await inReview(context), won: 1_000_000 }] }
      return (headers) =>
        context.api.call(educationApproval.decide, { body }, { token: context.chief.token, headers }) as Promise<
          Answer<Endpoint>
        >
    },
  ],
  [
    mailsDesk.resend,
    async ({ shop, operator: { token } }) => {
      const { db } = shop.deps
      const values = { name: 'Maya', site: 'shop', path: '/main', gifts: 'here' } as const
      await mailLater(shop.deps, db, { template: 'welcome', to: 'maya@people.test', lang: 'en', values })
      await shop.deps.jobs.drain(shop.deps)
      const { data } = await shop.call(mailsDesk.list, { query: { q: 'maya@people.test' } }, { token })
      const id = data.items[0]?.id ?? ''
      return (headers) => shop.call(mailsDesk.resend, { params: { id } }, { token, headers })
    },
  ],
  [
    cartOrder.reserve,
    async ({ shop, member: { token }, member }) => {
      const body = { cart_item_ids: [await inCart(shop, member, await aProduct(shop.deps))] }
      return (headers) => shop.call(cartOrder.reserve, { ...en, body }, { token, headers })
    },
  ],
  [
    booking.submit,
    async ({ shop, member: { token }, member }) => {
      const { id, amount_won } = await aReadyOrder(shop, member, await aProduct(shop.deps))
      const body = { payment_method: 'transfer' as const, account_holder: 'M Lind', ...agreed, amount_won }
      return (headers) => shop.call(booking.submit, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    cancellation.cancel,
    async ({ shop, member: { token }, member }) => {
      const id = bookingOf(await aPaidOrder(shop, member, [await aProduct(shop.deps)]))
      const { refund_won, refund_points } = (await quote(shop, member, id)).data
      const body = { reason: '', refund_won, refund_points }
      return (headers) => shop.call(cancellation.cancel, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    guest.reserve,
    async ({ shop }) => {
      const body = aRequest(await aGuestTour(shop))
      const token = await aVisit(shop)
      return (headers) => shop.call(guest.reserve, { ...en, body }, { token, headers })
    },
  ],
  [
    guest.pay,
    async ({ shop }) => {
      const made = await aGuestBooking(shop, { payment_method: 'card', account_holder: '' })
      const { amount_won } = made.reservation.order
      const body = { payment_method: 'transfer' as const, account_holder: 'M Lind', ...agreed, amount_won }
      return (headers) => shop.call(guest.pay, { ...en, body }, { token: made.token, headers })
    },
  ],
  [
    guest.cancel,
    async ({ shop }) => {
      const { token } = await aPaidGuest(shop)
      const { refund_won, refund_points } = (await shop.call(guest.quote, en, { token })).data
      const body = { reason: '', refund_won, refund_points }
      return (headers) => shop.call(guest.cancel, { ...en, body }, { token, headers })
    },
  ],
  [
    miceBooths.hold,
    async ({ shop }) => {
      await aMiceFair(shop.deps)
      const { token } = await aSeller(shop.deps)
      const body = { booth_id: await aMiceBooth(shop.deps), type: 'shell' as const }
      return (headers) => shop.call(miceBooths.hold, { ...en, body }, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    passOrders.hold,
    async ({ shop, member: { token } }) => {
      await passesOnSale(shop.deps)
      const body = { type: 'visits_3' as const, adults: 1, children: 0 }
      return (headers) => shop.call(passOrders.hold, { ...en, body }, { token, headers }) as Promise<Answer<Endpoint>>
    },
  ],
  [
    quotation.accept,
    async ({ shop, member, operator }) => {
      const { id, offers } = await anOffered(shop, member, operator)
      const body = { offer_id: offers[0]?.id ?? '', total_won: offers[0]?.total_won ?? 0 }
      return (headers) =>
        shop.call(quotation.accept, { params: { id }, body }, { token: member.token, headers }) as Promise<
          Answer<Endpoint>
        >
    },
  ],
  [
    review.write,
    async ({ shop, member: { token }, member }) => {
      const booking_id = await aTrip(shop.deps, member, await aProduct(shop.deps))
      return (headers) => shop.call(review.write, { body: { booking_id, ...words() } }, { token, headers })
    },
  ],
  [
    socialReview.send,
    async ({ shop, member: { token }, member }) => {
      await aTrip(shop.deps, member, await aProduct(shop.deps))
      const body = { url: 'https://www.instagram.com/p/one/' }
      return (headers) => shop.call(socialReview.send, { body }, { token, headers })
    },
  ],
  [
    benefitsDesk.create,
    async ({ shop, operator: { token } }) =>
      (headers) =>
        shop.call(benefitsDesk.create, { body: newCoupon }, { token, headers }),
  ],
  [
    benefitsDesk.issue,
    async ({ shop, operator: { token } }) => {
      const made = await shop.call(
        benefitsDesk.create,
        { body: newCoupon },
        { token, headers: { 'Idempotency-Key': 'made-before' } },
      )
      const at = { params: { id: made.data.id }, body: { to: 'all' as const } }
      return (headers) => shop.call(benefitsDesk.issue, at, { token, headers })
    },
  ],
  [
    benefitsDesk.grant,
    async ({ shop, member, operator: { token } }) => {
      const body = { to: [member.email], points: 2_500, reason: 'Sorry for the delay' }
      return (headers) => shop.call(benefitsDesk.grant, { body }, { token, headers })
    },
  ],
  [
    benefitsDesk.takeBack,
    async ({ shop, member, operator: { token } }) => {
      const given = { to: [member.email], points: 2_500, reason: 'Sorry for the delay' }
      await shop.call(benefitsDesk.grant, { body: given }, { token, headers: { 'Idempotency-Key': 'given-before' } })
      const at = { params: { id: member.id }, body: { points: 1_000, reason: 'Given twice', balance: 2_500 } }
      return (headers) => shop.call(benefitsDesk.takeBack, at, { token, headers })
    },
  ],
  [
    desk.deposit,
    async ({ shop, member, operator: { token } }) => {
      const { id, amount_won } = await aTransferOrder(shop, member, await aProduct(shop.deps))
      return (headers) =>
        shop.call(desk.deposit, { ...en, params: { id }, body: { amount_won } }, { token, headers }) as Promise<
          Answer<Endpoint>
        >
    },
  ],
  [
    desk.cancel,
    async ({ shop, member, operator: { token } }) => {
      const id = bookingOf(await aPaidOrder(shop, member, [await aProduct(shop.deps)]))
      const body = { reason: 'The boat is being repaired.' }
      return (headers) => shop.call(desk.cancel, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    reservationDesk.resend,
    async ({ shop, member, operator: { token } }) => {
      const id = bookingOf(await aPaidOrder(shop, member, [await aProduct(shop.deps)]))
      const body = { mail: 'paymentCompleted' } as const
      return (headers) => shop.call(reservationDesk.resend, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    reservationDesk.move,
    async ({ shop, member, operator: { token } }) => {
      const tour = await aProduct(shop.deps)
      const id = bookingOf(await aPaidOrder(shop, member, [tour]))
      const seen = { date: tour.date, start_time: tour.start_time, difference_won: 0 }
      const to = { option_id: tour.optionId, date: tour.date, start_time: '14:00' }
      const body = { ...to, reason: 'The boat is being repaired.', seen }
      return (headers) => shop.call(reservationDesk.move, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    reservationDesk.party,
    async ({ shop, member, operator: { token } }) => {
      const id = bookingOf(await aPaidOrder(shop, member, [await aProduct(shop.deps)]))
      const { data } = await shop.call(
        reservationDesk.partyQuote,
        { params: { id }, query: { lang: 'en', adult: 3 } },
        { token },
      )
      const traveler = {
        band: 'adult' as const,
        name: 'Maya Lind',
        birthday: '1990-04-25',
        nationality: 'SE' as const,
      }
      const lines = [{ band: 'adult' as const, quantity: 3 }]
      const seen = { version: data.version, difference_won: data.difference_won }
      const body = { lines, travelers: Array(3).fill(traveler), reason: 'A friend comes along.', seen }
      return (headers) => shop.call(reservationDesk.party, { ...en, params: { id }, body }, { token, headers })
    },
  ],
  [
    desk.refundSent,
    async ({ shop, member, operator: { token }, operator }) => {
      const id = bookingOf(await aDepositedOrder(shop, member, operator, await aProduct(shop.deps)))
      await cancel(shop, member, id)
      return (headers) => shop.call(desk.refundSent, { ...en, params: { id } }, { token, headers })
    },
  ],
  [
    desk.refundRetry,
    async ({ shop, member, operator: { token } }) => {
      const order = await aPaidOrder(shop, member, [await aProduct(shop.deps)])
      await setFault(shop.deps.db, order.id, 'decline')
      await cancel(shop, member, bookingOf(order))
      return (headers) =>
        shop.call(desk.refundRetry, { ...en, params: { id: bookingOf(order) } }, { token, headers }) as Promise<
          Answer<Endpoint>
        >
    },
  ],
]

/** The product with one person of each kind. */
export async function aWritingContext() {
  const shop = await anOpenSite()
  return { shop, member: await aMember(shop.deps), operator: await anOperator(shop) }
}
