import { confirmationDays } from '#contract/booking'
import type { InquiryType } from '#contract/inquiry'
import { formatsOf } from './mail.formats'
import { linesOf } from './mail.lines'
import type { MailedOrder, MailedTransfer, MailTexts } from './mail.values'

const { day, instant, won } = formatsOf('en')

const bookingRows = ({ bookings, order_id, amount_won }: MailedOrder): [string, string][] => [
  ...bookings.flatMap((booking): [string, string][] => [
    [booking.product_name, `Reservation ${booking.reservation_number}`],
    ['Departure', `${day(booking.date)}, ${booking.start_time} (Seoul time)`],
    ['Travelers', String(booking.number_of_travelers)],
  ]),
  ['Order', order_id],
  ['Total', won(amount_won)],
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
}

const inquiryTypes: Record<InquiryType, string> = {
  reservation: 'Reservation',
  payment: 'Payment and refund',
  product: 'Tours and tickets',
  account: 'Account',
  partnership: 'Partnership',
  other: 'Other',
}

const view = (path: string) => ({ label: 'View the reservation', path })

export const en: MailTexts = {
  footer: 'Naru, travel to Korea. This mail was sent automatically; replies are not read.',
  demo: 'This is a demonstration. It is not affiliated with any city, government, summit or fair, and nothing is really sold.',
  plainLink: 'If the button does not work, open this address:',
  templates: {
    emailCode: ({ code, minutes }) => ({
      subject: `${code} is your Naru verification code`,
      heading: 'Verify your e-mail address',
      text: ['Enter this code on the registration page.'],
      code,
      after: [
        `The code is good for ${minutes} minutes.`,
        'If you did not ask for it, you can ignore this mail: nobody can register without the code.',
      ],
    }),
    addressTaken: () => ({
      subject: 'You already have a Naru account',
      heading: 'You already have an account',
      text: [
        'Somebody, perhaps you, wanted to register with this e-mail address. It already has an account, so no code was made.',
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
    reservationMade: ({ transfer, path, ...order }) => ({
      subject: transfer
        ? `Please transfer ${won(order.amount_won)} for your reservation`
        : `Your reservation ${order.order_id}`,
      heading: transfer ? 'Your seats are held: please transfer the amount' : 'Your seats are held',
      text: [
        transfer
          ? `Thank you, ${order.name}. We keep your seats until the deadline below; a deposit after that may find the reservation cancelled.`
          : `Thank you, ${order.name}. We have received your reservation.`,
      ],
      rows: [...bookingRows({ ...order, path }), ...(transfer ? transferRows(transfer) : [])],
      action: view(path),
      after: transfer ? ['Use exactly the name of the depositor above, so that we can match the deposit.'] : [],
    }),
    paymentCompleted: (order) => ({
      subject: `Payment completed: ${order.order_id}`,
      heading: 'Payment completed',
      text: [
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
        `Hello ${order.name}, we keep your seats until the deadline below. If the deposit does not arrive by then, the reservation may be cancelled.`,
        'If you have already sent it, thank you: there is nothing more to do.',
      ],
      rows: [...bookingRows(order), ...transferRows(transfer)],
      action: view(order.path),
    }),
    reservationEnded: ({ reason, ...order }) => ({
      subject: `Reservation ${order.order_id} was cancelled`,
      heading: 'Your reservation was cancelled',
      text: [`Hello ${order.name},`, ended[reason]],
      rows: bookingRows(order),
      action: view(order.path),
      after: ['You are welcome to reserve again at any time.'],
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
  },
}
