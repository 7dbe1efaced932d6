import type { InquiryType } from '#contract/inquiry'
import { answerHours, cardRefundDays, confirmationDays } from '#contract/periods'
import { offerDays } from '#contract/quotation-limits'
import { formatsOf } from './mail.formats'
import { linesOf } from './mail.lines'
import type {
  CouponAfter,
  MailedOffer,
  MailedOrder,
  MailedRefund,
  MailedTransfer,
  MailTexts,
  MailValues,
} from './mail.values'

const { day, instant, won } = formatsOf('en')

const tripRows = ({ bookings, service }: Pick<MailedOrder, 'bookings' | 'service'>): [string, string][] =>
  bookings.flatMap((booking): [string, string][] => [
    [booking.product_name, `Reservation ${booking.reservation_number}`],
    [service ? 'Begins' : 'Departure', `${day(booking.date)}, ${booking.start_time} (Seoul time)`],
    [service ? 'Guests' : 'Travelers', String(booking.number_of_travelers)],
  ])

const bookingRows = (order: MailedOrder): [string, string][] => [
  ...tripRows(order),
  ['Order', order.order_id],
  ['Total', won(order.amount_won)],
]

const refundRows = ({ amount_won, refund_won, fee_won, refund_points }: MailedOrder & MailedRefund) => {
  const rows: [string, string][] = [['Paid', won(amount_won)]]
  if (fee_won > 0) rows.push(['Cancellation fee', won(-fee_won)])
  rows.push(['Refund', won(refund_won)])
  if (refund_points > 0) rows.push(['Points returned', refund_points.toLocaleString('en')])
  return rows
}

const whyOperator = (reason: string) => [`The operator had to cancel it: ${reason}`, 'We are sorry.']

const offerRows = ({ title, date, lines, total_won, valid_until }: MailedOffer): [string, string][] => [
  [title, day(date)],
  ...lines.map(({ label, quantity, amount_won }): [string, string] => [`${label} × ${quantity}`, won(amount_won)]),
  ['Total', won(total_won)],
  ['Valid until', `${instant(valid_until)} (Seoul time)`],
]

const transferRows = (transfer: MailedTransfer): [string, string][] => [
  ['Bank', transfer.bank],
  ['Account number', transfer.account_number],
  ['Account holder', transfer.account_holder],
  ['Name of the depositor', transfer.depositor],
  ['Deposit by', `${instant(transfer.deadline)} (Seoul time)`],
]

const ended = {
  expired: 'The time to pay ran out, so the seats were given back. Nothing was charged.',
  cancelled: 'The reservation was cancelled before it was paid. Nothing was charged.',
  sold_out: 'The seats were taken before the payment was completed. Nothing was charged.',
  operator: 'The operator had to cancel it before it was paid. Nothing was charged.',
}

/** Who was told to transfer money may have sent it already. */
const sentAlready = (reason: MailValues['reservationEnded']['reason']) =>
  reason === 'expired'
    ? 'If you have sent the money already, you need not send it again: when it arrives we take the seats again, and if they are gone we send it back.'
    : 'If you have sent the money already, write to us with the order number: we send it back.'

const refundTo = {
  card: `The refund goes back to the card you paid with. Depending on the card company it appears within ${cardRefundDays.min} to ${cardRefundDays.max} business days.`,
  account: 'The refund was sent to your bank account.',
  none: 'By the cancellation rules nothing is paid back.',
}

const couponAfter = ({ name, comes_back }: CouponAfter) =>
  comes_back ? `Your coupon “${name}” can be used again.` : `The coupon “${name}” stays used.`

const inquiryTypes: Record<InquiryType, string> = {
  reservation: 'Reservation',
  payment: 'Payment and refund',
  product: 'Tours and tickets',
  account: 'Account',
  partnership: 'Partnership',
  other: 'Other',
}

const provider = { kakao: 'Kakao', naver: 'Naver' }

const ready = ({ voucher, tickets = [] }: MailValues['tourTomorrow']) => {
  if (!voucher && tickets.length === 0) return ''
  return ` and have ${voucher ? 'your voucher' : 'the QR code below'} ready, on paper or on your phone`
}

/** A service is asked for and answered; what is held for it are no seats. */
const held = ({ service }: Pick<MailedOrder, 'service'>) => (service ? 'what you asked for' : 'your seats')
const answerWords = (until: string | null) =>
  `We answer by mail within ${answerHours} hours${until ? `, by ${instant(until)} (Seoul time)` : ''}. If we cannot take it, everything you paid comes back.`

const view = (path: string) => ({ label: 'View the reservation', path })

export const en: MailTexts = {
  footer: 'Naru, travel to Korea. This mail was sent automatically; replies are not read.',
  demo: 'This is a demonstration. It is not affiliated with any city, government, summit or fair, and nothing is really sold.',
  plainLink: 'If the button does not work, open this address:',
  ticket: {
    alt: (number) => `QR code of reservation ${number}`,
    show: 'Show this code at the gate or the meeting point, on a screen or on paper. It is good for your whole party, so one of you having it is enough.',
    open: 'Open the ticket',
  },
  templates: {
    emailCode: ({ code, minutes }) => ({
      subject: `${code} is your Naru verification code`,
      heading: 'Verify your email address',
      text: ['Enter this code on the registration page.'],
      code,
      after: [
        `The code is good for ${minutes} minutes.`,
        'If you did not ask for it, you can ignore this mail: nobody can register without the code.',
      ],
    }),
    guestCode: ({ code, minutes }) => ({
      subject: `${code} is your verification code`,
      heading: 'Verify your email address',
      text: ['Enter this code on the page of the reservation.'],
      code,
      after: [
        `The code is good for ${minutes} minutes.`,
        'If you did not ask for it, you can ignore this mail: nobody can see or change a reservation without the code.',
      ],
    }),
    addressTaken: () => ({
      subject: 'You already have a Naru account',
      heading: 'You already have an account',
      text: [
        'Somebody, perhaps you, wanted to register with this email address. It already has an account, so no code was made.',
        'Sign in with your password, or set a new one if you have forgotten it.',
      ],
      action: { label: 'Sign in', path: '/account/login' },
      after: ['If this was not you, there is nothing you need to do.'],
    }),
    welcome: ({ name }) => ({
      subject: 'Welcome to Naru',
      heading: `Welcome, ${name}`,
      text: [
        'Your account is ready. Your welcome points and coupons are waiting under My points and My coupons; you can use them for your first reservation.',
      ],
      action: { label: 'Find a tour', path: '/main' },
    }),
    welcomeBack: ({ name }) => ({
      subject: 'Welcome back to Naru',
      heading: `Welcome back, ${name}`,
      text: ['Your account is ready. It is good to have you with us again.'],
      action: { label: 'Find a tour', path: '/main' },
    }),
    passwordReset: ({ name, path, minutes }) => ({
      subject: 'Set a new password',
      heading: 'Set a new password',
      text: [`Hello ${name}, you asked to set a new password for your Naru account.`],
      action: { label: 'Set a new password', path },
      after: [
        `The link works once, for ${minutes} minutes.`,
        'If you did not ask for it, ignore this mail: your password stays as it is.',
      ],
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      text: [
        `Hello ${name}, the password of your Naru account was changed, and you were signed out on your other devices.`,
        'If this was not you, set a new password now.',
      ],
      action: { label: 'Set a new password', path: '/account/find-password' },
    }),
    phoneCode: ({ code, minutes, phone, password }) => ({
      subject: `${code} is your Naru verification code`,
      heading: 'Change your phone number',
      text: [`Enter this code to change the phone number of your Naru account to ${phone}.`],
      code,
      after: [
        `The code is good for ${minutes} minutes.`,
        password
          ? 'If you did not ask for it, somebody else may know your password: set a new one now.'
          : 'If you did not ask for it, somebody else may be signed in to your account: set a password by “Forgot password”, which signs everybody out.',
      ],
    }),
    accountClosed: ({ name }) => ({
      subject: 'Your account was closed',
      heading: 'Your account was closed',
      text: [
        `Goodbye, ${name}, and thank you for travelling with us. Your Naru account was closed, and you were signed out on every device.`,
        'Your personal data, points and coupons were removed. Records of paid reservations are kept for as long as the law asks, without passport numbers.',
      ],
      after: ['You are welcome to register again with this address at any time.'],
    }),
    socialChanged: ({ name, social_type, connected }) => {
      const heading = `${provider[social_type]} was ${connected ? 'connected with' : 'disconnected from'} your account`
      return {
        subject: heading,
        heading,
        text: [
          connected
            ? `Hello ${name}, from now on you can also sign in to your Naru account with ${provider[social_type]}.`
            : `Hello ${name}, you can no longer sign in to your Naru account with ${provider[social_type]}.`,
          'If this was not you, set a new password now and look at the ways to sign in on your profile.',
        ],
        action: { label: 'Set a new password', path: '/account/find-password' },
      }
    },
    phoneChanged: ({ name, phone }) => ({
      subject: 'Your phone number was changed',
      heading: 'Your phone number was changed',
      text: [
        `Hello ${name}, the phone number of your Naru account is now ${phone}.`,
        'If this was not you, set a new password now. That signs everybody else out.',
      ],
      action: { label: 'Set a new password', path: '/account/find-password' },
    }),
    reservationMade: ({ transfer, path, ...order }) => ({
      subject: transfer
        ? `Please transfer ${won(order.amount_won)} for your reservation`
        : `Your reservation ${order.order_id}`,
      heading: order.service
        ? 'Your request is noted: please transfer the amount'
        : transfer
          ? 'Your seats are held: please transfer the amount'
          : 'Your seats are held',
      text: [
        transfer
          ? `Thank you, ${order.name}. We keep ${held(order)} until the deadline below; a deposit after that may find the reservation cancelled.`
          : `Thank you, ${order.name}. We have received your reservation.`,
      ],
      rows: [...bookingRows({ ...order, path }), ...(transfer ? transferRows(transfer) : [])],
      action: view(path),
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
            `The operator confirms the reservation within ${confirmationDays.min} to ${confirmationDays.max} days.`,
          ],
      rows: bookingRows(order),
      action: view(order.path),
    }),
    depositReminder: ({ transfer, ...order }) => ({
      subject: `Reminder: deposit for ${order.order_id} by ${instant(transfer.deadline)}`,
      heading: 'Your deposit has not arrived yet',
      text: [
        `Hello ${order.name}, we keep ${held(order)} until the deadline below. If the deposit does not arrive by then, the reservation may be cancelled.`,
        'If you have already sent it, thank you: there is nothing more to do.',
      ],
      rows: [...bookingRows(order), ...transferRows(transfer)],
      action: view(order.path),
    }),
    reservationEnded: ({ reason, note, deposit, ...order }) => ({
      subject: `Reservation ${order.order_id} was cancelled`,
      heading: 'Your reservation was cancelled',
      text: [`Hello ${order.name},`, ended[reason], ...(note ? [note] : []), ...(deposit ? [sentAlready(reason)] : [])],
      rows: bookingRows(order),
      action: view(order.path),
      after: ['You are welcome to reserve again at any time.'],
    }),
    bookingConfirmed: (order) => ({
      subject: `Confirmed: ${order.bookings[0]?.product_name ?? order.order_id}`,
      heading: order.service ? 'Your request is confirmed' : 'Your reservation is confirmed',
      text: [
        order.service
          ? `Hello ${order.name}, everything you asked for is arranged. The link below shows the details, and there you can still change flight and addresses until the day before.`
          : `Hello ${order.name}, the operator has confirmed your reservation. Have a good trip.`,
      ],
      rows: tripRows(order),
      action: view(order.path),
    }),
    cancelRequested: ({ account, ...order }) => ({
      subject: `Cancellation requested: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
      heading: order.by === 'operator' ? 'Your reservation has to be cancelled' : 'We have received your cancellation',
      text: [
        `Hello ${order.name},`,
        ...(order.by === 'operator' ? whyOperator(order.reason) : []),
        account
          ? `We will send the refund to ${account}, and tell you by mail when it is done.`
          : 'You paid by bank transfer: please tell us on the page of the reservation which account the refund should go to.',
      ],
      rows: [...tripRows(order), ...refundRows(order)],
      action: view(order.path),
    }),
    bookingCancelled: ({ coupons, ...order }) => ({
      subject: `Cancelled: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
      heading: 'Your reservation is cancelled',
      text: [
        `Hello ${order.name},`,
        ...(order.by === 'operator' ? whyOperator(order.reason) : ['your reservation was cancelled as you asked.']),
        ...(order.amount_won > 0 ? [refundTo[order.to]] : []),
      ],
      rows: [...tripRows(order), ...refundRows(order)],
      action: view(order.path),
      after: coupons.map(couponAfter),
    }),
    refundFailed: (refund) => ({
      subject: `Refund refused: ${refund.reservation_number}`,
      heading: 'A refund was refused',
      text: [
        'The payment provider has not given the money back. The cancellation waits until somebody looks into it: try the refund again, send the money by hand, or decline the request.',
      ],
      rows: [
        [refund.product_name, `Reservation ${refund.reservation_number}`],
        ['Representative', refund.representative_name],
        ['Refund', won(refund.amount_won)],
        ['Code', refund.code],
        ['What the provider says', refund.message],
        ['Try', String(refund.tries)],
      ],
    }),
    serviceRequested: ({ soon, ...asked }) => ({
      subject: `${soon ? 'Still to be answered' : 'New request'}: ${asked.reservation_number}`,
      heading: soon ? 'A request is still to be answered' : 'A request is to be answered',
      text: [
        soon
          ? 'It is paid for, and the time in which we said that we answer runs out. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.'
          : 'It is paid for. Confirm it, or cancel it with a reason: the guest reads it, and everything comes back.',
      ],
      rows: [
        [asked.product_name, `Reservation ${asked.reservation_number}`],
        ['Option', asked.option_name],
        ['Begins', `${day(asked.date)}, ${asked.start_time} (Seoul time)`],
        ['Guests', String(asked.number_of_travelers)],
        ['Representative', asked.representative_name],
        ['Paid', won(asked.amount_won)],
        ['Answer by', `${instant(asked.answer_by)} (Seoul time)`],
      ],
    }),
    cancelDeclined: ({ reason, ...order }) => ({
      subject: `Your reservation stands: ${order.bookings[0]?.reservation_number ?? order.order_id}`,
      heading: 'Your reservation stands',
      text: [
        `Hello ${order.name}, the cancellation could not be accepted: your reservation stays as it was, and nothing is refunded.`,
        `The reason: ${reason}`,
      ],
      rows: tripRows(order),
      action: view(order.path),
    }),
    tourTomorrow: (tour) => ({
      subject: `Tomorrow at ${tour.start_time}: ${tour.product_name}`,
      heading: tour.service ? 'We meet tomorrow' : 'Your tour is tomorrow',
      text: [
        tour.service
          ? `Hello ${tour.name}, everything is ready for you. The link below shows what was arranged.`
          : `Hello ${tour.name}, we look forward to seeing you. Please be at the meeting point ten minutes before the departure${ready(tour)}.`,
      ],
      rows: [
        [tour.product_name, `Reservation ${tour.reservation_number}`],
        [tour.service ? 'Begins' : 'Departure', `${day(tour.date)}, ${tour.start_time} (Seoul time)`],
        ['Meeting point', tour.meeting_point],
        [tour.service ? 'Guests' : 'Travelers', String(tour.number_of_travelers)],
      ],
      action: tour.voucher ? { label: 'Open the voucher', path: tour.path } : view(tour.path),
      after: tour.voucher
        ? [
            'Once it is open, the voucher needs no connection.',
            'On the page of the reservation you can also put the departure into your calendar.',
          ]
        : [],
    }),
    reviewRequest: ({ name, product_name, date, path, points }) => ({
      subject: `How was ${product_name}?`,
      heading: 'How was your tour?',
      text: [
        `Hello ${name}, we hope you enjoyed your day. A few lines about it help others to choose, and the people who guided you to get better.`,
      ],
      rows: [
        ['Tour', product_name],
        ['Date', day(date)],
      ],
      action: { label: 'Write a review', path },
      after: [`A review with a photo earns ${points.toLocaleString('en')} points. We ask only this once.`],
    }),
    benefitsExpiring: ({ name, points, coupons }) => ({
      subject: 'Some of your benefits run out within a week',
      heading: 'Before they run out',
      text: [`Hello ${name}, these can be used for a reservation until the time beside them.`],
      rows: [
        ...coupons.map((coupon): [string, string] => [coupon.name, `until ${instant(coupon.until)}`]),
        ...points.map((each): [string, string] => [
          `${each.amount.toLocaleString('en')} points`,
          `until ${instant(each.until)}`,
        ]),
      ],
      action:
        coupons.length > 0
          ? { label: 'My coupons', path: '/account/my-coupons' }
          : { label: 'My points', path: '/account/my-points' },
      after: [
        'This is a notice about your account, once a week at most. It is sent whether or not you receive our news.',
      ],
    }),
    inquiryReceived: ({ name, number, type, title, path }) => ({
      subject: `We have received your inquiry ${number}`,
      heading: 'We have received your inquiry',
      text: [
        name
          ? `Hello ${name}, thank you for writing to us. We answer on the next working day in Seoul.`
          : 'Thank you for writing to us. We answer on the next working day in Seoul, by mail to this address.',
      ],
      rows: [
        ['Inquiry number', number],
        ['About', inquiryTypes[type]],
        ...(title === null ? [] : [['Title', title] as [string, string]]),
      ],
      ...(path !== null && { action: { label: 'View the inquiry', path } }),
      after: path === null ? ['If you did not write to us, you can ignore this mail.'] : [],
    }),
    inquiryAnswered: ({ name, number, title, question, answer, guest, path }) => ({
      subject: `Our reply to your inquiry ${number}`,
      heading: title,
      text: [name ? `Hello ${name}, here is our reply.` : 'Hello, here is our reply.', ...linesOf(answer)],
      rows: [['Inquiry number', number]],
      ...(path !== null && { action: { label: guest ? 'Write again about this' : 'View the inquiry', path } }),
      after: ['You had written:', ...linesOf(question)],
    }),
    quotationRequested: ({ name, number, path }) => ({
      subject: `We have received your request for a quotation ${number}`,
      heading: 'Your request has arrived',
      text: [
        `Hello ${name}, thank you for asking. We look into days, guides and transport for your group and send you an offer within ${offerDays} business days in Seoul.`,
      ],
      rows: [['Quotation number', number]],
      action: { label: 'View the request', path },
    }),
    quotationOffered: ({ name, number, path, ...offer }) => ({
      subject: `Your quotation ${number}: ${offer.title}`,
      heading: 'Your quotation is here',
      text: [`Hello ${name}, here is what we can offer your group.`],
      rows: offerRows(offer),
      action: { label: 'View and accept', path },
      after: ['You can ask about it, decline it, or accept it and pay by card or bank transfer on its page.'],
    }),
    quotationAnswered: ({ name, number, path, answer }) => ({
      subject: `News about your quotation ${number}`,
      heading: 'We have written to you',
      text: [`Hello ${name},`, ...linesOf(answer)],
      rows: [['Quotation number', number]],
      action: { label: 'View the quotation', path },
    }),
    quotationExpiring: ({ name, number, path, ...offer }) => ({
      subject: `Your quotation ${number} ends soon`,
      heading: 'Your offer ends soon',
      text: [
        `Hello ${name}, this offer can be accepted until ${instant(offer.valid_until)} (Seoul time). After that we would have to check days and prices again.`,
      ],
      rows: offerRows(offer),
      action: { label: 'View and accept', path },
    }),
  },
}
