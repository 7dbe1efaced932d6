import { answerHours } from '#contract/periods'
import type { MailedOrder, MailTemplates, MailValues } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { bookingRows, called, departureRows, transferRows, tripRows, view } from './booking-words.en'

const { day, instant, won } = formatsOf('en')

const ended = {
  expired: 'The time to pay ran out, so the seats were given back. Nothing was charged.',
  cancelled: 'The reservation was canceled before it was paid. Nothing was charged.',
  sold_out: 'The seats were taken before the payment was completed. Nothing was charged.',
  operator: 'The operator had to cancel it before it was paid. Nothing was charged.',
}

const endedBooth = {
  expired: 'The time to pay ran out, so the booth was released. Nothing was charged.',
  cancelled: 'The booth was canceled before it was paid. Nothing was charged.',
  sold_out: 'The booth was taken before the payment was completed. Nothing was charged.',
  operator: 'The organizer had to cancel it before it was paid. Nothing was charged.',
}

const endedPass = {
  expired: 'The time to pay ran out, so the order was canceled. Nothing was charged.',
  cancelled: 'The order was canceled before it was paid. Nothing was charged.',
  sold_out: 'The order was canceled before the payment was completed. Nothing was charged.',
  operator: 'We had to cancel the order before it was paid. Nothing was charged.',
}
const endedOf = ({ booth, pass }: Pick<MailedOrder, 'booth' | 'pass'>) =>
  booth ? endedBooth : pass ? endedPass : ended

/** A member who was asked to transfer money may have sent it already. */
const sentAlready = ({ reason, booth, pass }: MailValues['reservationEnded']) =>
  reason === 'expired'
    ? `If you have sent the money already, you need not send it again: when it arrives we ${pass ? 'issue your passes, or' : booth ? 'reserve the booth again, and if it is gone' : 'take the seats again, and if they are gone'} we send it back.`
    : 'If you have sent the money already, write to us with the order number: we send it back.'

const ready = ({ voucher, tickets = [] }: MailValues['tourTomorrow']) => {
  if (!voucher && tickets.length === 0) return ''
  return ` and have ${voucher ? 'your voucher' : 'the QR code below'} ready, on paper or on your phone`
}

/** A service is requested and answered; it holds no seats. */
const held = ({ service, booth, pass }: Pick<MailedOrder, 'service' | 'booth' | 'pass'>) =>
  service ? 'what you asked for' : booth ? 'your booth' : pass ? 'your order' : 'your seats'

const answerWords = (until: string | null) =>
  `We answer by email within ${answerHours} hours${until ? `, by ${instant(until)} (Seoul time)` : ''}. If we cannot take it, everything you paid comes back.`

/** Mails from a reservation to the day of departure. */
export const booking = {
  reservationMade: ({ transfer, path, ...order }) => ({
    subject: transfer
      ? `Please transfer ${won(order.amount_won)} for your ${called(order)}`
      : `Your ${called(order)} ${order.order_id}`,
    heading: order.service
      ? 'Your request is noted: please transfer the amount'
      : order.booth
        ? 'Your booth is held: please transfer the amount'
        : order.pass
          ? 'Your order has arrived: please transfer the amount'
          : transfer
            ? 'Your seats are held: please transfer the amount'
            : 'Your seats are held',
    text: [
      transfer
        ? `Thank you, ${order.name}. We keep ${held(order)} until the deadline below; a deposit after that may find the ${called(order)} canceled.`
        : `Thank you, ${order.name}. We have received your ${called(order)}.`,
    ],
    rows: [...bookingRows({ ...order, path }), ...(transfer ? transferRows(transfer) : [])],
    action: view(path, order.pass),
    after: transfer ? ['Use exactly the name of the depositor above, so that we can match the deposit.'] : [],
  }),
  paymentCompleted: (order) => ({
    subject: order.service ? `Your request has arrived: ${order.order_id}` : `Payment completed: ${order.order_id}`,
    heading: order.service ? 'Your request has arrived' : 'Payment completed',
    text: order.service
      ? [
          `Thank you, ${order.name}. We have received your request and the payment.`,
          answerWords(order.service.answer_by),
        ]
      : [
          `Thank you, ${order.name}. We have received your payment.`,
          order.pass
            ? 'Your passes are ready. Show the QR code at your first visit: the pass starts then. Until that, you can get a full refund.'
            : `The ${order.booth ? 'organizer' : 'operator'} confirms the reservation${order.confirmed_by ? ` by ${day(order.confirmed_by)}` : ''}, and we tell you by email.`,
        ],
    rows: bookingRows(order),
    action: view(order.path, order.pass),
  }),
  depositReminder: ({ transfer, ...order }) => ({
    subject: `Reminder: deposit for ${order.order_id} by ${instant(transfer.deadline)}`,
    heading: 'Your deposit has not arrived yet',
    text: [
      `Hello ${order.name}, we keep ${held(order)} until the deadline below. If the deposit does not arrive by then, the ${called(order)} may be canceled.`,
      'If you have already sent it, thank you: there is nothing more to do.',
    ],
    rows: [...bookingRows(order), ...transferRows(transfer)],
    action: view(order.path, order.pass),
  }),
  reservationEnded: ({ reason, note, deposit, ...order }) => ({
    subject: `${order.pass ? 'Order' : 'Reservation'} ${order.order_id} was canceled`,
    heading: `Your ${called(order)} was canceled`,
    text: [
      `Hello ${order.name},`,
      endedOf(order)[reason],
      ...(note ? [note] : []),
      ...(deposit ? [sentAlready({ reason, note, deposit, ...order })] : []),
    ],
    rows: bookingRows(order),
    action: view(order.path, order.pass),
    after: [
      order.pass ? 'You are welcome to order again at any time.' : 'You are welcome to reserve again at any time.',
    ],
  }),
  bookingConfirmed: (order) => ({
    subject: `Confirmed: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: order.service ? 'Your request is confirmed' : 'Your reservation is confirmed',
    text: [
      order.service
        ? `Hello ${order.name}, everything you asked for is arranged. The link below shows the details, and there you can still change flight and addresses until the day before.`
        : order.booth
          ? `Hello ${order.name}, your booth is confirmed. We look forward to seeing you at the fair.`
          : `Hello ${order.name}, the operator has confirmed your reservation. Have a good trip.`,
    ],
    rows: tripRows(order),
    action: view(order.path, order.pass),
  }),
  bookingMoved: ({ was, reason, ...order }) => ({
    subject: `New departure: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: 'Your reservation was moved',
    text: [
      `Hello ${order.name}, your reservation for ${day(was.date)} at ${was.start_time} was moved to the departure below. What you paid stays the same.`,
      `The reason: ${reason}`,
    ],
    rows: tripRows(order),
    action: view(order.path),
    after: ['A voucher that you saved or printed before is no longer valid.'],
  }),
  partyChanged: ({ was, difference_won, reason, ...order }) => ({
    subject: `Travelers changed: ${order.bookings[0]?.product_name ?? order.order_id}`,
    heading: 'The travelers of your reservation were changed',
    text: [
      `Hello ${order.name}, the travelers of your reservation were changed. The reservation below is up to date.`,
      `The reason: ${reason}`,
      difference_won === 0
        ? 'The price stays the same.'
        : difference_won > 0
          ? `The new party costs ${won(difference_won)} more than agreed. We will contact you about the payment.`
          : `The new party costs ${won(-difference_won)} less than agreed. We will contact you about returning the difference.`,
    ],
    rows: tripRows(order),
    action: view(order.path),
    after:
      was === order.bookings[0]?.number_of_travelers
        ? []
        : ['A voucher that you saved or printed before is no longer valid.'],
  }),
  tourTomorrow: (tour) => ({
    subject: `Tomorrow at ${tour.start_time}: ${tour.product_name}`,
    heading: tour.service ? 'We meet tomorrow' : 'Your tour is tomorrow',
    text: [
      tour.service
        ? `Hello ${tour.name}, everything is ready for you. The link below shows what was arranged.`
        : `Hello ${tour.name}, we look forward to seeing you. Please be at the meeting point ten minutes before the departure${ready(tour)}.`,
    ],
    rows: departureRows(tour, tour.service),
    action: tour.voucher ? { label: 'Open the voucher', path: tour.path } : view(tour.path),
    after: tour.voucher
      ? [
          'Once it is open, the voucher needs no connection.',
          'On the page of the reservation you can also put the departure into your calendar.',
        ]
      : [],
  }),
} satisfies Partial<MailTemplates>
