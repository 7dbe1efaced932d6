import { productsWithoutTrips } from '#contract/catalog'
import { instantInSeoul } from '#contract/days'
import { type Lang, type LanguageCode, langOf } from '#contract/languages'
import { answerDeadline, confirmationDay } from '#contract/periods'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { emailOf } from '#server/modules/accounts/contact.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailedBooking, MailedOrder, MailedTransfer, MailValues } from '#server/modules/mail/mail.types'
import { deskAddress } from '#server/modules/settings/settings.service'
import { isBoothOrder, isGuestOrder, isPassOrder, orderPath } from './order-path.service'
import { type BookingRow, type OrderRow, travelersOf, type WholeOrder } from './rows.service'

const langIn = ({ lang }: OrderRow): Lang => langOf(lang as LanguageCode)

const departureOf = (booking: BookingRow, lang: Lang): MailedBooking => ({
  reservation_number: booking.reservation_number,
  product_name: booking.product_name[lang],
  date: booking.date,
  start_time: booking.start_time,
  number_of_travelers: travelersOf(booking),
  option_name: booking.option_name[lang],
  languages: booking.service || productsWithoutTrips.includes(booking.product_id) ? [] : booking.languages,
  meeting_point: booking.meeting_point[lang],
})

/** Returns the deadline for answering a paid service: within `answerHours`, and before its day begins in Seoul (product §4). */
export const answerBy = (paid: Date, { date }: Pick<BookingRow, 'date'>): Date =>
  new Date(answerDeadline(paid.getTime(), [instantInSeoul(date).getTime()]))

function serviceOf({ paid_at }: OrderRow, [first]: readonly BookingRow[]): MailedOrder['service'] {
  if (!first?.service) return null
  return { kind: first.service.kind, answer_by: paid_at && answerBy(paid_at, first).toISOString() }
}

/** Describes an order for an email, or only some of its bookings with their cost. */
export const mailed = ({ order, bookings }: WholeOrder, amountWon = order.amount_won): MailedOrder => ({
  service: serviceOf(order, bookings),
  ...(isBoothOrder(order) && { booth: true }),
  ...(isPassOrder(order) && { pass: true }),
  confirmed_by:
    order.paid_at &&
    confirmationDay(
      order.paid_at.getTime(),
      bookings.map(({ date }) => date),
    ),
  name: order.representative_name,
  order_id: order.id,
  amount_won: amountWon,
  path: orderPath(order, bookings),
  bookings: bookings.map((booking) => departureOf(booking, langIn(order))),
})

/** Emails the person that the order was made, once for each `again`; `transfer` says where to send the money, null for a card. */
export const mailReserved = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  whole: WholeOrder,
  transfer: MailedTransfer | null,
  again = '',
): Promise<void> =>
  mailLater(
    deps,
    tx,
    {
      template: 'reservationMade',
      to: whole.order.email,
      lang: whole.order.lang,
      values: { ...mailed(whole), transfer },
    },
    { once: `reserved ${whole.order.id}${again}` },
  )

/**
 * Emails the operators' desk about a paid service, and once more when the time to answer runs out; sends nothing if no desk is
 * set.
 */
export async function mailServiceDesk(
  deps: Pick<Deps, 'jobs'>,
  db: Db,
  order: OrderRow,
  booking: BookingRow,
  soon: boolean,
): Promise<void> {
  const desk = await deskAddress(db)
  if (!desk || !order.paid_at) return
  const values = {
    ...departureOf(booking, desk.lang),
    representative_name: order.representative_name,
    amount_won: booking.amount_won,
    answer_by: answerBy(order.paid_at, booking).toISOString(),
    soon,
  }
  const once = `service ${booking.id} ${soon ? 'soon' : 'new'}`
  await mailLater(deps, db, { template: 'serviceRequested', to: desk.email, lang: desk.lang, values }, { once })
}

/**
 * Returns the address for emails about an unpaid order: the member's own, or the one that a guest has verified. An address that
 * a member typed may belong to another person, and gets only the confirmation, which `maySend` limits.
 */
async function provedAddress(db: Db, order: OrderRow): Promise<string | undefined> {
  if (isGuestOrder(order)) return order.email
  return order.account_id ? emailOf(db, order.account_id) : undefined
}

/** Reminds the person of the deposit, once. */
export async function mailReminder(
  deps: Pick<Deps, 'jobs'>,
  db: Db,
  whole: WholeOrder,
  transfer: MailedTransfer,
): Promise<void> {
  const { id, lang } = whole.order
  const to = await provedAddress(db, whole.order)
  const values = { ...mailed(whole), transfer }
  if (to) await mailLater(deps, db, { template: 'depositReminder', to, lang, values }, { once: `reminded ${id}` })
}

/** Emails the person that the order is paid; once for each `again`. */
export const mailPaid = (deps: Pick<Deps, 'jobs'>, tx: Db, whole: WholeOrder, again = ''): Promise<void> =>
  mailLater(
    deps,
    tx,
    { template: 'paymentCompleted', to: whole.order.email, lang: whole.order.lang, values: mailed(whole) },
    { once: `paid ${whole.order.id}${again}` },
  )

/** Emails the person that a submitted order has ended unpaid. */
export async function mailEnded(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  whole: WholeOrder,
  reason: MailValues['reservationEnded']['reason'],
  note = '',
): Promise<void> {
  const { id, lang, status } = whole.order
  const to = await provedAddress(tx, whole.order)
  const values = { ...mailed(whole), reason, note, deposit: status === 'awaiting_deposit' }
  if (to) await mailLater(deps, tx, { template: 'reservationEnded', to, lang, values }, { once: `ended ${id}` })
}

/**
 * Emails the person, once for each departure day, that the tour is tomorrow, with a link to the voucher or the guest's
 * reservation.
 */
export const mailTomorrow = (deps: Pick<Deps, 'jobs'>, db: Db, order: OrderRow, booking: BookingRow): Promise<void> =>
  mailLater(
    deps,
    db,
    {
      template: 'tourTomorrow',
      to: order.email,
      lang: order.lang,
      values: {
        ...departureOf(booking, langIn(order)),
        name: order.representative_name,
        voucher: !isGuestOrder(order),
        service: booking.service !== null,
        path: isGuestOrder(order) ? orderPath(order, [booking]) : `${orderPath(order, [booking])}?view=voucher`,
      },
    },
    // After a move to another day, that day gets its own reminder.
    { once: `tomorrow ${booking.id} ${booking.date}` },
  )
