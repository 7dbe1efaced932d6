import { formatsOf } from '../mail.formats'
import type { MailedOrder, MailedTransfer } from '../mail.values'

const { day, instant, won } = formatsOf('ko')

/** The departures of an order, a row or more each. */
export const tripRows = ({ bookings, service }: Pick<MailedOrder, 'bookings' | 'service'>): [string, string][] =>
  bookings.flatMap((booking): [string, string][] => [
    [booking.product_name, `예약번호 ${booking.reservation_number}`],
    [service ? '이용 일시' : '출발 일시', `${day(booking.date)} ${booking.start_time} (한국 시간)`],
    ['인원', `${booking.number_of_travelers}명`],
  ])

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

/** Leads to the page of the reservation. */
export const view = (path: string) => ({ label: '예약 확인하기', path })
