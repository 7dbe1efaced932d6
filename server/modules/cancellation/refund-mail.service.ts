import type { Texts } from '#server/db/columns'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailed } from '#server/modules/booking/order-mail.service'
import type { BookingRow, OrderRow } from '#server/modules/booking/rows.service'
import { mailLater } from '#server/modules/mail/mail.service'
import type { MailedRefund, MailRequest } from '#server/modules/mail/mail.types'
import { deskAddress } from '#server/modules/settings/settings.service'
import type { RefundRow } from './refund.service'

/** One booking of an order, the subject of these emails. */
export interface MailedPart {
  order: OrderRow
  booking: BookingRow
}

const partOf = ({ order, booking }: MailedPart) => mailed({ order, bookings: [booking] }, booking.amount_won)

const figuresOf = ({ booking }: MailedPart, row: RefundRow): MailedRefund => ({
  by: row.by,
  reason: row.reason,
  to: row.to,
  refund_won: row.amount_won,
  fee_won: booking.amount_won - row.amount_won,
  refund_points: row.points,
})

const send = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { email, lang }: OrderRow,
  mail: Omit<MailRequest, 'to' | 'lang'>,
  once: string,
): Promise<void> => mailLater(deps, tx, { ...mail, to: email, lang } as MailRequest, { once })

/** Emails the person that the refund of a transfer is waiting to be sent; `account` is masked, empty where unknown. */
export const mailCancelRequested = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  part: MailedPart,
  row: RefundRow,
  account: string,
): Promise<void> =>
  send(
    deps,
    tx,
    part.order,
    { template: 'cancelRequested', values: { ...partOf(part), ...figuresOf(part, row), account } },
    `cancel requested ${row.id}`,
  )

/** Emails the person that the booking is canceled, and what was returned. */
export const mailCancelled = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  part: MailedPart,
  row: RefundRow,
  coupons: readonly { name: Texts; comes_back: boolean }[],
): Promise<void> =>
  send(
    deps,
    tx,
    part.order,
    {
      template: 'bookingCancelled',
      values: {
        ...partOf(part),
        ...figuresOf(part, row),
        coupons: coupons.map(({ name, comes_back }) => ({
          name: name[part.order.lang === 'ko' ? 'ko' : 'en'],
          comes_back,
        })),
      },
    },
    `cancelled ${row.id}`,
  )

/** Emails the person that the booking was not canceled, and why. */
export const mailDeclined = (
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  part: MailedPart,
  row: RefundRow,
  reason: string,
): Promise<void> =>
  send(deps, tx, part.order, { template: 'cancelDeclined', values: { ...partOf(part), reason } }, `declined ${row.id}`)

/** Emails the person that the operator has confirmed the booking; once for each `again`. */
export const mailConfirmed = (deps: Pick<Deps, 'jobs'>, tx: Db, part: MailedPart, again = ''): Promise<void> =>
  send(
    deps,
    tx,
    part.order,
    { template: 'bookingConfirmed', values: partOf(part) },
    `confirmed ${part.booking.id}${again}`,
  )

/** Emails the operators' desk that the provider has refused a refund, once per try; sends nothing if no desk is set. */
export async function mailRefundFailed(
  deps: Pick<Deps, 'jobs'>,
  tx: Db,
  { order, booking }: MailedPart,
  row: RefundRow,
): Promise<void> {
  const desk = await deskAddress(tx)
  if (!desk) return
  const values = {
    reservation_number: booking.reservation_number,
    product_name: booking.product_name[desk.lang],
    representative_name: order.representative_name,
    amount_won: row.amount_won,
    code: row.code,
    message: row.message,
    tries: row.tries,
  }
  const once = `refund failed ${row.id} ${row.tries}`
  await mailLater(deps, tx, { template: 'refundFailed', to: desk.email, lang: desk.lang, values }, { once })
}
