import { cardRefundDays } from '#contract/periods'
import type { CouponAfter, MailedOrder, MailedRefund, MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { tripRows, view } from './booking-words.en'

const { won } = formatsOf('en')

const refundRows = ({ amount_won, refund_won, fee_won, refund_points }: MailedOrder & MailedRefund) => {
  const rows: [string, string][] = [['Paid', won(amount_won)]]
  if (fee_won > 0) rows.push(['Cancellation fee', won(-fee_won)])
  rows.push(['Refund', won(refund_won)])
  if (refund_points > 0) rows.push(['Points returned', refund_points.toLocaleString('en')])
  return rows
}

/** What is canceled: a pass of an order, or a reservation. */
const thing = ({ pass }: Pick<MailedOrder, 'pass'>) => (pass ? 'pass' : 'reservation')

const whyOperator = ({ reason, booth, pass }: Pick<MailedOrder, 'booth' | 'pass'> & { reason: string }) => [
  `${pass ? 'We' : booth ? 'The organizer' : 'The operator'} had to cancel it: ${reason}`,
  'We are sorry.',
]

const refundTo = {
  card: `The refund goes back to the card you paid with. Depending on the card company it appears within ${cardRefundDays.min} to ${cardRefundDays.max} business days.`,
  account: 'The refund was sent to your bank account.',
  none: 'By the cancellation rules nothing is paid back.',
}

const couponAfter = ({ name, comes_back }: CouponAfter) =>
  comes_back ? `Your coupon “${name}” can be used again.` : `The coupon “${name}” stays used.`

/** Mails about a cancellation and its refund. */
export const cancellation = {
  cancelRequested: ({ account, ...order }) => ({
    subject: `Cancellation requested: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
    heading: order.by === 'operator' ? `Your ${thing(order)} has to be canceled` : 'We have received your cancellation',
    text: [
      `Hello ${order.name},`,
      ...(order.by === 'operator' ? whyOperator(order) : []),
      account
        ? `We will send the refund to ${account}, and tell you by email when it is done.`
        : `You paid by bank transfer: please enter on ${order.pass ? 'the page of your passes' : 'the page of the reservation'} which account the refund should go to.`,
    ],
    rows: [...tripRows(order), ...refundRows(order)],
    action: view(order.path, order.pass),
  }),
  bookingCancelled: ({ coupons, ...order }) => ({
    subject: `Canceled: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
    heading: `Your ${thing(order)} is canceled`,
    text: [
      `Hello ${order.name},`,
      ...(order.by === 'operator' ? whyOperator(order) : [`your ${thing(order)} was canceled as you asked.`]),
      ...(order.amount_won > 0 ? [refundTo[order.to]] : []),
    ],
    rows: [...tripRows(order), ...refundRows(order)],
    action: view(order.path, order.pass),
    after: coupons.map(couponAfter),
  }),
  cancelDeclined: ({ reason, ...order }) => ({
    subject: `Your reservation stands: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
    heading: 'Your reservation stands',
    text: [
      `Hello ${order.name}, the cancellation could not be accepted: your reservation stays as it was, and nothing is refunded.`,
      `The reason: ${reason}`,
    ],
    rows: tripRows(order),
    action: view(order.path, order.pass),
  }),
} satisfies Partial<MailTemplates>
