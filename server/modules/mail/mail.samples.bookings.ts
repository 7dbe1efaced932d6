import type { Lang } from '#contract/languages'
import { signTicket } from '#server/ticket'
import {
  banks,
  booths,
  cars,
  coupons,
  joining,
  passes,
  people,
  requestPath,
  storms,
  tours,
  trains,
} from './mail.samples.words'
import type { MailedBooking, MailedOrder, MailedTransfer, MailSamples } from './mail.types'
import type { MailedTicket } from './mailed-ticket.types'

/** The ticket of a departure, signed with a key unknown to any gate. */
function aTicket({ reservation_number, date, start_time }: MailedBooking, path: string | null): MailedTicket {
  const keys = [{ id: 'sample', key: Buffer.alloc(32, 7) }]
  const what = { reservation_number, product_id: 'palace-and-bukchon-morning-walk', date, start_time, party_size: 3 }
  return { reservation_number, code: signTicket(keys, what), path }
}

/** The mails about a reservation, from start to end, with plausible values. */
export function bookingSamples(lang: Lang) {
  const name = people[lang]
  const path = '/purchase/reservation-detail/00000000-0000-4000-8000-000000000000'
  const departure = {
    reservation_number: 'NR270302-ABCDEFGH12-1',
    product_name: tours[lang].name,
    date: '2027-04-01',
    start_time: '09:00',
    number_of_travelers: 3,
    option_name: tours[lang].option,
    languages: ['en', 'ko'],
    meeting_point: tours[lang].meeting_point,
  }
  const order: MailedOrder = {
    name,
    order_id: 'NR270302-ABCDEFGH12',
    bookings: [departure],
    amount_won: 180_000,
    path,
  }
  const served = {
    ...departure,
    product_name: cars[lang].name,
    option_name: cars[lang].option,
    languages: [],
    meeting_point: cars[lang].meeting_point,
  }
  const answer_by = '2027-03-03T02:10:00.000Z'
  const request: MailedOrder = {
    ...order,
    path: requestPath,
    bookings: [served],
    service: { kind: 'vehicle', answer_by: null },
  }
  const booth: MailedOrder = {
    ...order,
    ...{ path: '/mice/myapplication', booth: true, amount_won: 4_950_000 },
    bookings: [
      {
        ...departure,
        ...booths[lang],
        number_of_travelers: 0,
        languages: [],
        start_time: '10:00',
      },
    ],
  }
  const pass: MailedOrder = {
    ...order,
    ...{ path: '/seoulitepass/mypage', pass: true, amount_won: 55_000 },
    bookings: [{ ...departure, ...passes[lang], number_of_travelers: 1, languages: [], start_time: '23:59' }],
  }
  const asking = { representative_name: name, amount_won: 180_000, answer_by }
  const two = { ...departure, reservation_number: 'NR270302-ABCDEFGH12-2', date: '2027-04-03' }
  const transfer: MailedTransfer = {
    ...banks[lang],
    account_number: '000-0000-0000-00',
    depositor: 'LIM JIWOO',
    deadline: '2027-03-05T15:30:00.000Z',
  }
  const refund = { by: 'member', reason: '', refund_won: 153_000, fee_won: 27_000, refund_points: 850 } as const
  const byOperator = { ...refund, by: 'operator', reason: storms[lang], refund_won: 180_000, fee_won: 0 } as const
  const tickets = [aTicket(departure, null)]
  const guestTickets = [aTicket(departure, `/apec2025/qrcode/${departure.reservation_number}#sample`)]
  const asGuest = { ...order, path: '/apec2025/sample', tickets: guestTickets }
  const masked = `${banks[lang].bank} 1•••678`
  return {
    reservationMade: {
      card: { ...order, transfer: null },
      transfer: { ...order, transfer },
      service: { ...request, transfer },
      booth: { ...booth, transfer },
      pass: { ...pass, transfer },
    },
    serviceRequested: {
      paid: { ...served, ...asking, soon: false },
      soon: { ...served, ...asking, soon: true },
    },
    paymentCompleted: {
      service: { ...request, service: { kind: 'vehicle', answer_by } },
      one: { ...order, confirmed_by: '2027-03-05', tickets },
      two: { ...order, amount_won: 360_000, bookings: [departure, two], tickets: [...tickets, aTicket(two, null)] },
      guest: asGuest,
      booth: { ...booth, confirmed_by: '2027-03-05' },
      pass,
    },
    depositReminder: {
      transfer: { ...order, transfer },
      booth: { ...booth, transfer },
      pass: { ...pass, transfer },
    },
    reservationEnded: {
      expired: { ...order, reason: 'expired', note: '', deposit: false },
      late: { ...order, reason: 'expired', note: '', deposit: true },
      cancelled: { ...order, reason: 'cancelled', note: '', deposit: true },
      sold_out: { ...order, reason: 'sold_out', note: '', deposit: false },
      operator: { ...order, reason: 'operator', note: storms[lang], deposit: false },
      booth: { ...booth, reason: 'expired', note: '', deposit: true },
      pass: { ...pass, reason: 'expired', note: '', deposit: true },
    },
    bookingConfirmed: {
      one: { ...order, tickets },
      guest: asGuest,
      service: { ...request, service: { kind: 'vehicle', answer_by } },
      booth,
    },
    bookingMoved: {
      one: { ...order, tickets, was: { date: '2026-10-03', start_time: '09:00' }, reason: storms[lang] },
      guest: { ...asGuest, was: { date: '2026-10-03', start_time: '09:00' }, reason: storms[lang] },
    },
    partyChanged: {
      more: { ...order, tickets, was: 2, difference_won: 60_000, reason: joining[lang] },
      less: { ...asGuest, was: 4, difference_won: -60_000, reason: joining[lang] },
      names: { ...order, tickets, was: 3, difference_won: 0, reason: joining[lang] },
    },
    cancelRequested: {
      member: { ...order, ...refund, to: 'account', account: masked },
      unnamed: { ...order, ...refund, to: 'account', account: '' },
      operator: { ...order, ...byOperator, to: 'account', account: masked },
      pass: { ...pass, ...byOperator, to: 'account', account: masked },
      pass_unnamed: { ...pass, ...byOperator, to: 'account', account: '' },
    },
    bookingCancelled: {
      card: { ...order, ...refund, to: 'card', coupons: [{ name: coupons[lang], comes_back: false }] },
      account: { ...order, ...refund, to: 'account', coupons: [] },
      pass: { ...pass, ...refund, to: 'card', coupons: [] },
      pass_operator: { ...pass, ...byOperator, to: 'card', coupons: [] },
      nothing: { ...order, ...refund, to: 'none', refund_won: 0, fee_won: 180_000, refund_points: 0, coupons: [] },
      operator: { ...order, ...byOperator, to: 'card', coupons: [{ name: coupons[lang], comes_back: true }] },
    },
    refundFailed: {
      card: {
        reservation_number: departure.reservation_number,
        product_name: tours[lang].name,
        representative_name: name,
        amount_won: 153_000,
        code: 'NOT_CANCELABLE_PAYMENT',
        message: { en: 'This payment cannot be canceled.', ko: '취소 할 수 없는 결제 입니다.' }[lang],
        tries: 1,
      },
    },
    cancelDeclined: { paid: { ...order, reason: trains[lang], tickets } },
    reviewRequest: {
      tour: { name, product_name: tours[lang].name, date: '2027-04-01', path: '/review-request/1', points: 500 },
    },
    tourTomorrow: {
      paid: {
        ...departure,
        name,
        meeting_point: tours[lang].meeting_point,
        path: `${path}?view=voucher`,
        voucher: true,
        service: false,
        tickets,
      },
      guest: {
        ...departure,
        name,
        meeting_point: tours[lang].meeting_point,
        path: '/apec2025/sample',
        voucher: false,
        service: false,
        tickets: guestTickets,
      },
      service: {
        ...served,
        name,
        meeting_point: cars[lang].meeting_point,
        path: requestPath,
        voucher: false,
        service: true,
      },
    },
  } satisfies Partial<MailSamples>
}
