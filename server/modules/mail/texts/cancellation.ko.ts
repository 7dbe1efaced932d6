import { cardRefundDays } from '#contract/periods'
import type { CouponAfter, MailedOrder, MailedRefund, MailTemplates } from '#server/modules/mail/mail.types'
import { formatsOf } from '../mail.formats'
import { tripRows, view } from './booking-words.ko'

const { won } = formatsOf('ko')

const refundRows = ({ amount_won, refund_won, fee_won, refund_points }: MailedOrder & MailedRefund) => {
  const rows: [string, string][] = [['결제 금액', won(amount_won)]]
  if (fee_won > 0) rows.push(['취소 수수료', won(-fee_won)])
  rows.push(['환불 금액', won(refund_won)])
  if (refund_points > 0) rows.push(['반환 포인트', `${refund_points.toLocaleString('ko')}P`])
  return rows
}

/** What is canceled: a pass of an order, or a reservation. */
const ofPass = ({ pass }: Pick<MailedOrder, 'pass'>) => (pass ? '패스를' : '예약을')
const isCanceled = ({ pass }: Pick<MailedOrder, 'pass'>) => `${pass ? '패스가' : '예약이'} 취소되었습니다`

const whyOperator = ({ reason, ...order }: Pick<MailedOrder, 'booth' | 'pass'> & { reason: string }) => [
  `${order.booth ? '주최 측' : order.pass ? '운영사' : '여행사'} 사정으로 ${ofPass(order)} 취소하게 되었습니다. 사유: ${reason}`,
  '불편을 드려 죄송합니다.',
]

const refundTo = {
  card: `결제하신 카드로 환불됩니다. 카드사에 따라 영업일 기준 ${cardRefundDays.min}~${cardRefundDays.max}일이 걸릴 수 있습니다.`,
  account: '환불 금액을 계좌로 보내 드렸습니다.',
  none: '취소 규정에 따라 환불되는 금액은 없습니다.',
}

const couponAfter = ({ name, comes_back }: CouponAfter) =>
  comes_back ? `쿠폰 ‘${name}’: 다시 사용하실 수 있습니다.` : `쿠폰 ‘${name}’: 사용한 것으로 처리됩니다.`

/** Mails about a cancellation and its refund. */
export const cancellation = {
  cancelRequested: ({ account, ...order }) => ({
    subject: `[나루] ${order.pass ? '패스' : '예약'} 취소가 접수되었습니다 (${order.bookings[0]?.reservation_number ?? order.order_id})`,
    heading: order.by === 'operator' ? `${order.pass ? '패스' : '예약'} 취소 안내` : '취소 요청이 접수되었습니다',
    text: [
      `${order.name} 님,`,
      ...(order.by === 'operator' ? whyOperator(order) : []),
      account
        ? `환불 금액은 ${account} 계좌로 보내 드리며, 송금이 끝나면 메일로 알려 드리겠습니다.`
        : order.pass
          ? '계좌이체로 결제하신 패스입니다. 내 패스 화면에서 환불받을 계좌를 입력해 주세요.'
          : '계좌이체로 결제하신 예약입니다. 예약 상세 화면에서 환불받을 계좌를 입력해 주세요.',
    ],
    rows: [...tripRows(order), ...refundRows(order)],
    action: view(order.path, order.pass),
  }),
  bookingCancelled: ({ coupons, ...order }) => ({
    subject: `[나루] ${isCanceled(order)} (${order.bookings[0]?.reservation_number ?? order.order_id})`,
    heading: isCanceled(order),
    text: [
      `${order.name} 님,`,
      ...(order.by === 'operator' ? whyOperator(order) : [`요청하신 대로 ${ofPass(order)} 취소했습니다.`]),
      ...(order.amount_won > 0 ? [refundTo[order.to]] : []),
    ],
    rows: [...tripRows(order), ...refundRows(order)],
    action: view(order.path, order.pass),
    after: coupons.map(couponAfter),
  }),
  cancelDeclined: ({ reason, ...order }) => ({
    subject: `[나루] 예약이 그대로 유지됩니다 (${order.bookings[0]?.reservation_number ?? order.order_id})`,
    heading: '예약이 그대로 유지됩니다',
    text: [
      `${order.name} 님, 취소 요청을 받아들이지 못했습니다. 예약은 그대로 유지되며 환불되는 금액은 없습니다.`,
      `사유: ${reason}`,
    ],
    rows: tripRows(order),
    action: view(order.path, order.pass),
  }),
} satisfies Partial<MailTemplates>
