import type { Lang } from '#contract/languages'
import { signTicket } from '#server/modules/voucher/ticket'
import type {
  MailedBooking,
  MailedOffer,
  MailedOrder,
  MailedTicket,
  MailedTransfer,
  MailValues,
  Template,
} from './mail.values'

/** Each template with values of every kind it is sent with, by a name: a template without any does not compile. */
export type MailSamples = { [T in Template]: Record<string, MailValues[T]> }

const people = { en: 'Jiwoo Lim', ko: '임지우' }
const tours = {
  en: { name: 'Palace & Bukchon morning walk', meeting_point: 'Gyeongbokgung Station, exit 5' },
  ko: { name: '경복궁·북촌 아침 산책', meeting_point: '경복궁역 5번 출구' },
}
const banks = {
  en: { bank: 'Naru Bank (demo)', account_holder: 'Naru Travel' },
  ko: { bank: '나루은행 (시연)', account_holder: '나루여행' },
}

const anOffer = (title: string, coach: string, guide: string): MailedOffer => ({
  title,
  date: '2027-04-01',
  lines: [
    { label: coach, quantity: 2, unit_won: 650_000, amount_won: 1_300_000 },
    { label: guide, quantity: 1, unit_won: 480_000, amount_won: 480_000 },
  ],
  total_won: 1_780_000,
  valid_until: '2027-03-12T09:00:00.000Z',
})

const inquiries = {
  en: {
    title: 'Can we bring a pram?',
    question: 'We travel with a child of one year.\nIs there a lift at the station?',
    answer: 'Yes, gladly.\nThe lift is at exit 5, right beside the meeting point.',
  },
  ko: {
    title: '유아차를 가져가도 되나요?',
    question: '돌이 지난 아이와 함께 갑니다.\n역에 엘리베이터가 있나요?',
    answer: '네, 가져오셔도 됩니다.\n만나는 곳 바로 옆 5번 출구에 엘리베이터가 있습니다.',
  },
}
const asked = { number: 'IQ270302-7KQ2M9XW' }
const inquiryPath = '/board/contact-us-detail/00000000-0000-4000-8000-000000000000'

const coupons = { en: 'Welcome: 10% off your first tour', ko: '첫 여행 10% 환영 쿠폰' }
const quoted = { number: 'QT270302-7KQ2M9XW', path: '/quotation/00000000-0000-4000-8000-000000000000' }
const offers = {
  en: anOffer('Busan in two days, for your class', 'Coach and driver', 'Guide, two days'),
  ko: anOffer('우리 반과 함께하는 부산 이틀', '버스와 기사', '가이드 2일'),
}

const requestPath = '/protocol/vehicle#sample'
const cars = {
  en: { name: 'Airport transfer', option: 'Van', meeting_point: 'Arrivals hall, at the exit from customs' },
  ko: { name: '공항 의전 차량', option: '밴', meeting_point: '입국장 세관 출구' },
}

const maskedPhone = '010••••5678'

const storms = { en: 'A typhoon warning is in force for that day.', ko: '해당 일에 태풍 경보가 내려졌습니다.' }
const trains = { en: 'The train tickets have already been issued.', ko: '열차 승차권이 이미 발권되었습니다.' }

/** The ticket of a departure, signed with a key that no gate knows. */
function aTicket({ reservation_number, date, start_time }: MailedBooking, path: string | null): MailedTicket {
  const keys = [{ id: 'sample', key: Buffer.alloc(32, 7) }]
  const what = { reservation_number, product_id: 'palace-and-bukchon-morning-walk', date, start_time, party_size: 3 }
  return { reservation_number, code: signTicket(keys, what), path }
}

/** What mails look like with plausible values: for the page that shows them all, and for tests. */
export function mailSamples(lang: Lang): MailSamples {
  const name = people[lang]
  const words = inquiries[lang]
  const path = '/purchase/reservation-detail/00000000-0000-4000-8000-000000000000'
  const departure = {
    reservation_number: 'NR270302-ABCDEFGH12-1',
    product_name: tours[lang].name,
    date: '2027-04-01',
    start_time: '09:00',
    number_of_travelers: 3,
  }
  const order: MailedOrder = {
    name,
    order_id: 'NR270302-ABCDEFGH12',
    bookings: [departure],
    amount_won: 180_000,
    path,
  }
  const served = { ...departure, product_name: cars[lang].name }
  const answer_by = '2027-03-03T02:10:00.000Z'
  const request: MailedOrder = {
    ...order,
    path: requestPath,
    bookings: [served],
    service: { kind: 'vehicle', answer_by: null },
  }
  const asking = { option_name: cars[lang].option, representative_name: name, amount_won: 180_000, answer_by }
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
    emailCode: { code: { code: '123456', minutes: 10 } },
    guestCode: { code: { code: '481502', minutes: 10 } },
    addressTaken: { member: { area: 'member' } },
    welcome: { member: { name } },
    welcomeBack: { member: { name } },
    passwordReset: { link: { name, path: '/account/password-reset/sample', minutes: 60 } },
    passwordChanged: { member: { name } },
    wrongAttempts: { member: { name, path: '/account/find-password' }, operator: { name, path: null } },
    phoneCode: {
      password: { code: '204816', minutes: 10, phone: maskedPhone, password: true },
      social: { code: '204816', minutes: 10, phone: maskedPhone, password: false },
    },
    phoneChanged: { member: { name, phone: maskedPhone } },
    socialChanged: {
      connected: { name, social_type: 'kakao', connected: true },
      disconnected: { name, social_type: 'naver', connected: false },
    },
    accountClosed: { member: { name } },
    reservationMade: {
      card: { ...order, transfer: null },
      transfer: { ...order, transfer },
      service: { ...request, transfer },
    },
    serviceRequested: {
      paid: { ...served, ...asking, soon: false },
      soon: { ...served, ...asking, soon: true },
    },
    paymentCompleted: {
      service: { ...request, service: { kind: 'vehicle', answer_by } },
      one: { ...order, tickets },
      two: { ...order, amount_won: 360_000, bookings: [departure, two], tickets: [...tickets, aTicket(two, null)] },
      guest: asGuest,
    },
    depositReminder: { transfer: { ...order, transfer } },
    reservationEnded: {
      expired: { ...order, reason: 'expired', note: '', deposit: false },
      late: { ...order, reason: 'expired', note: '', deposit: true },
      cancelled: { ...order, reason: 'cancelled', note: '', deposit: true },
      sold_out: { ...order, reason: 'sold_out', note: '', deposit: false },
      operator: { ...order, reason: 'operator', note: storms[lang], deposit: false },
    },
    bookingConfirmed: {
      one: { ...order, tickets },
      guest: asGuest,
      service: { ...request, service: { kind: 'vehicle', answer_by } },
    },
    cancelRequested: {
      member: { ...order, ...refund, to: 'account', account: masked },
      unnamed: { ...order, ...refund, to: 'account', account: '' },
      operator: { ...order, ...byOperator, to: 'account', account: masked },
    },
    bookingCancelled: {
      card: { ...order, ...refund, to: 'card', coupons: [{ name: coupons[lang], comes_back: false }] },
      account: { ...order, ...refund, to: 'account', coupons: [] },
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
        message: { en: 'This payment cannot be cancelled.', ko: '취소 할 수 없는 결제 입니다.' }[lang],
        tries: 1,
      },
    },
    cancelDeclined: { paid: { ...order, reason: trains[lang], tickets } },
    reviewRequest: {
      tour: { name, product_name: tours[lang].name, date: '2027-04-01', path: '/review-request/1', points: 500 },
    },
    benefitsExpiring: {
      both: {
        name,
        points: [
          { amount: 1_500, until: '2027-03-05T15:00:00.000Z' },
          { amount: 500, until: '2027-03-09T15:00:00.000Z' },
        ],
        coupons: [{ name: coupons[lang], until: '2027-03-07T03:00:00.000Z' }],
      },
      points: { name, points: [{ amount: 3_000, until: '2027-03-09T15:00:00.000Z' }], coupons: [] },
      coupon: {
        name,
        points: [],
        coupons: [{ name: coupons[lang], until: '2027-03-07T03:00:00.000Z' }],
      },
    },
    inquiryReceived: {
      member: { name, ...asked, type: 'reservation', title: words.title, path: inquiryPath },
      guest: { name: '', ...asked, type: 'other', title: null, path: null },
    },
    inquiryAnswered: {
      member: { name, ...asked, ...words, guest: false, path: inquiryPath },
      guest: { name: '', ...asked, ...words, guest: true, path: `/board/contact-us-register?about=${asked.number}` },
    },
    quotationRequested: { group: { name, ...quoted } },
    quotationOffered: { two: { name, ...quoted, ...offers[lang] } },
    quotationAnswered: { answer: { name, ...quoted, answer: words.answer } },
    quotationExpiring: { two: { name, ...quoted, ...offers[lang] } },
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
  }
}
