import { formatMoney } from '#contract/money'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { reviveOrder } from '#server/modules/booking/revive.service'
import { lockOrder } from '#server/modules/booking/rows.service'
import { settleOrder } from '#server/modules/booking/settle.service'
import { departsAt } from '#server/modules/cancellation/rules.service'
import { recordDeposit } from '#server/modules/payment/payment.service'
import { refuseSuperseded } from '#server/modules/quotation/states.service'
import { Refusal } from '#server/refusal'

const won = (amount: number) => formatMoney({ amount, currency: 'KRW' }, 'en')

/**
 * Records the deposit of an order: the order is paid as by card. After its deadline, seats, coupons and points are taken again
 * first. Throws 404, and 409 `desk.noDepositDue`, `desk.depositMismatch` with both amounts, `booking.departed`,
 * `desk.quotationGoneOn`, `booking.soldOut` or the rule that a benefit breaks (product §4).
 */
export async function confirmDeposit(
  { db, clock, jobs, hooks }: Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks'>,
  operatorId: string,
  id: string,
  amountWon: number,
): Promise<void> {
  await transaction(db, async (tx) => {
    const whole = await lockOrder(tx, id)
    if (!whole) throw new Refusal(404, 'booking.notFound')
    const { order, bookings } = whole
    const at = clock.now()
    const isLate = order.status === 'expired' && order.payment_method === 'transfer'
    if (order.status !== 'awaiting_deposit' && !isLate) throw new Refusal(409, 'desk.noDepositDue')
    if (amountWon !== order.amount_won) {
      const values = { owed: won(order.amount_won), given: won(amountWon) }
      throw new Refusal(409, 'desk.depositMismatch', 'amount_won', values)
    }
    if (bookings.some((booking) => at >= departsAt(booking))) throw new Refusal(409, 'booking.departed')
    if (isLate) await refuseSuperseded(tx, order)
    const held = isLate ? await reviveOrder(tx, whole, at, operatorId) : whole
    await recordDeposit(tx, at, id, amountWon)
    await settleOrder({ jobs, hooks }, tx, held, at, operatorId)
    await writeAudit(tx, {
      at,
      actor_id: operatorId,
      act: 'order.deposit',
      subject: id,
      detail: { amount_won: amountWon, late: isLate },
    })
  })
}
