import { type Lang, type LanguageCode, langOf } from '#contract/languages'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailedBooking, MailedOrder, MailedTransfer, MailValues } from '#server/modules/mail/mail.values'
import { type BookingRow, type OrderRow, travellersOf, type WholeOrder } from './order.rows'
import { isGuestOrder, orderPath } from './order-path'

const langIn = ({ lang }: OrderRow): Lang => langOf(lang as LanguageCode)

const departureOf = (booking: BookingRow, lang: Lang): MailedBooking => ({
  reservation_number: booking.reservation_number,
  product_name: booking.product_name[lang],
  date: booking.date,
  start_time: booking.start_time,
  number_of_travelers: travellersOf(booking),
})

/** An order, or only some of its bookings with what those cost, as a mail tells of it. */
export const mailed = ({ order, bookings }: WholeOrder, amountWon = order.amount_won): MailedOrder => ({
  name: order.representative_name,
  order_id: order.id,
  amount_won: amountWon,
  path: orderPath(order, bookings),
  bookings: bookings.map((booking) => departureOf(booking, langIn(order))),
})

/** Tells the person that the order was made; `transfer` says where the money goes, null for a card. */
export const mailReserved = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  whole: WholeOrder,
  transfer: MailedTransfer | null,
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
    { once: `reserved ${whole.order.id}` },
  )

/** Reminds the person of the deposit, once. */
export const mailReminder = (
  deps: Pick<Deps, 'jobs'>,
  db: Db,
  whole: WholeOrder,
  transfer: MailedTransfer,
): Promise<void> =>
  mailLater(
    deps,
    db,
    {
      template: 'depositReminder',
      to: whole.order.email,
      lang: whole.order.lang,
      values: { ...mailed(whole), transfer },
    },
    { once: `reminded ${whole.order.id}` },
  )

/** Tells the person that the order is paid. */
export const mailPaid = (deps: Pick<Deps, 'jobs'>, tx: Db, whole: WholeOrder): Promise<void> =>
  mailLater(
    deps,
    tx,
    { template: 'paymentCompleted', to: whole.order.email, lang: whole.order.lang, values: mailed(whole) },
    { once: `paid ${whole.order.id}` },
  )

/** Tells the person that a submitted order has ended unpaid. */
export const mailEnded = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  whole: WholeOrder,
  reason: MailValues['reservationEnded']['reason'],
  note = '',
): Promise<void> =>
  mailLater(
    deps,
    tx,
    {
      template: 'reservationEnded',
      to: whole.order.email,
      lang: whole.order.lang,
      values: { ...mailed(whole), reason, note },
    },
    { once: `ended ${whole.order.id}` },
  )

/** Tells the person, once, that the tour is tomorrow, and where the voucher is, or a guest's reservation. */
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
        meeting_point: booking.meeting_point[langIn(order)],
        voucher: !isGuestOrder(order),
        path: isGuestOrder(order) ? orderPath(order, [booking]) : `${orderPath(order, [booking])}?view=voucher`,
      },
    },
    { once: `tomorrow ${booking.id}` },
  )
