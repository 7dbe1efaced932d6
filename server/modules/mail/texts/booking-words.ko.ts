import type { MailedBooking, MailedOrder, MailedTransfer } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'

const { day, instant, spoken, won } = formatsOf('ko')

const isBooth = ({ number_of_travelers }: MailedBooking) => number_of_travelers === 0

/** The rows of a departure: product, time, option, language and meeting point; unknown values have no row. */
export const departureRows = (booking: MailedBooking, service: boolean): [string, string][] =>
  [
    [booking.product_name, `예약번호 ${booking.reservation_number}`],
    [
      isBooth(booking) ? '개막 일시' : service ? '이용 일시' : '출발 일시',
      `${day(booking.date)} ${booking.start_time} (한국 시간)`,
    ],
    [isBooth(booking) ? '부스 유형' : '옵션', booking.option_name ?? ''],
    ['가이드 언어', spoken(booking.languages ?? [])],
    [isBooth(booking) ? '위치' : '만나는 곳', booking.meeting_point ?? ''],
    ['인원', isBooth(booking) ? '' : `${booking.number_of_travelers}명`],
  ].filter((row): row is [string, string] => row[1] !== '')

/** The rows of a pass: which one, for whom, and the last day to start it. */
const passRows = (booking: MailedBooking): [string, string][] => [
  [booking.product_name, `패스 번호 ${booking.reservation_number}`],
  ['이용자', booking.option_name ?? ''],
  ['사용 개시 기한', day(booking.date)],
]

type Rows = Pick<MailedOrder, 'bookings' | 'service' | 'pass'>

/** The departures of an order, or its passes. */
export const tripRows = ({ bookings, service, pass }: Rows): [string, string][] =>
  bookings.flatMap((booking) => (pass ? passRows(booking) : departureRows(booking, Boolean(service))))

/** What was reserved, and for how much. */
export const bookingRows = (order: MailedOrder): [string, string][] => [
  ...tripRows(order),
  ['주문번호', order.order_id],
  ['결제 금액', won(order.amount_won)],
]

/** Where to send the money. */
export const transferRows = (transfer: MailedTransfer): [string, string][] => [
  ['은행', transfer.bank],
  ['계좌번호', transfer.account_number],
  ['예금주', transfer.account_holder],
  ['입금자명', transfer.depositor],
  ['입금 기한', `${instant(transfer.deadline)} (한국 시간)`],
]

/** What was bought, as the mail calls it: passes are ordered, all else is reserved. */
export const called = ({ pass }: Pick<MailedOrder, 'pass'>) => (pass ? '주문' : '예약')

/** The button that leads to the page of the reservation. */
export const view = (path: string, pass?: boolean) => ({ label: pass ? '내 패스 보기' : '예약 확인하기', path })
