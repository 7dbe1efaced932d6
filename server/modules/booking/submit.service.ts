import { and, eq, sql } from 'drizzle-orm'
import type { booking as contract } from '#contract/booking'
import { instantInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import type { Lang } from '#contract/languages'
import { depositDeadline, depositsAtOnce } from '#contract/periods'
import type { Submission } from '#contract/reservation'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { dropPayments, openPayment } from '#server/modules/payment/payment.service'
import { transferAccount } from '#server/modules/settings/settings.service'
import { Refusal } from '#server/refusal'
import { order as orderTable } from './booking.table'
import { claimBenefits } from './claim'
import { nextStep } from './next-step'
import { refuseClosed } from './open-order.service'
import { mailReserved } from './order-mail.service'
import { orderName } from './price.texts'
import { currentPrice, reviewBenefits } from './reprice.service'
import { lockOrder, type WholeOrder } from './rows.service'
import { orderPlaced, settleOrder } from './settle.service'
import { changeOrder, changeStatus } from './states.service'

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments'> & {
  /** Whether an email can be sent to the address typed into the order before it is paid. */
  mayMail?: (to: string) => Promise<boolean>
}
type PaymentStart = Data<typeof contract.submit>['payment']

async function awaitCard(tx: Db, { order }: WholeOrder, now: Date, again: boolean): Promise<void> {
  await openPayment(tx, now, order.id, order.amount_won)
  if (!again) await changeOrder(tx, order, 'awaiting_payment', { payment_method: 'card', submitted_at: now })
}

/** Limits the unpaid seats a member can keep from others. Throws 409 `booking.depositsWaiting`. */
async function refuseManyDeposits(tx: Db, accountId: string): Promise<void> {
  // Of two concurrent submissions, the second counts after the first.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`deposits ${accountId}`}, 0))`)
  const waiting = and(eq(orderTable.account_id, accountId), eq(orderTable.status, 'awaiting_deposit'))
  if ((await tx.$count(orderTable, waiting)) >= depositsAtOnce)
    throw new Refusal(409, 'booking.depositsWaiting', undefined, { most: String(depositsAtOnce) })
}

async function awaitDeposit(deps: ServiceDeps, tx: Db, whole: WholeOrder, depositor: string, now: Date): Promise<void> {
  const { order, bookings } = whole
  if (order.account_id) await refuseManyDeposits(tx, order.account_id)
  const lang = order.lang === 'ko' ? 'ko' : 'en'
  const account = await transferAccount(tx, lang)
  if (!account) throw new Refusal(503, 'general.unavailable')
  const departures = bookings.map(({ date }) => instantInSeoul(date).getTime())
  const deadline = new Date(depositDeadline(now.getTime(), departures))
  await changeStatus(tx, bookings, 'waiting', { actor: order.account_id ?? 'system', at: now })
  await changeOrder(tx, order, 'awaiting_deposit', {
    payment_method: 'transfer',
    depositor,
    submitted_at: now,
    hold_expires_at: deadline,
  })
  await orderPlaced(deps, tx, now, whole)
  if (deps.mayMail && !(await deps.mayMail(order.email))) return
  await mailReserved(deps, tx, whole, { ...account, depositor, deadline: deadline.toISOString() })
}

const isOfBenefits = (error: unknown) =>
  error instanceof Refusal && (error.field === 'coupon_ids' || error.field === 'points')

/** Submits an order. Coupons or points that are no longer available are removed, and the benefits step is open again. */
export async function submitOrder(
  deps: ServiceDeps,
  accountId: string,
  lang: Lang,
  id: string,
  body: Submission,
): Promise<PaymentStart> {
  try {
    return await submit(deps, accountId, lang, id, body)
  } catch (error) {
    if (isOfBenefits(error)) await reviewBenefits(deps, accountId, id)
    throw error
  }
}

/**
 * Fixes the payment method and confirms that the person saw the amount; coupons and points are claimed. A card order then waits
 * for its payment and can be submitted again until it arrives; a transfer holds its seats for `depositDays`; an order that
 * costs nothing is paid. Throws 409 `booking.priceChanged` for another amount, `booking.incomplete` while a step is missing,
 * `booking.depositsWaiting`, 410 `booking.expired` after the hold (product §4, §5).
 */
async function submit(
  deps: ServiceDeps,
  accountId: string,
  lang: Lang,
  id: string,
  body: Submission,
): Promise<PaymentStart> {
  const { payment_method, account_holder: depositor = '' } = body
  return transaction(deps.db, async (tx) => {
    const whole = await lockOrder(tx, id, accountId)
    if (!whole) throw new Refusal(404, 'booking.notFound')
    const { order, bookings } = whole
    const now = deps.clock.now()
    refuseClosed(order, now)
    if (nextStep(order)) throw new Refusal(409, 'booking.incomplete')
    if (payment_method === 'transfer' && depositor === '') {
      throw new Refusal(400, 'booking.depositorRequired', 'account_holder')
    }
    const again = order.status === 'awaiting_payment'
    // Claimed benefits are already promised: only a draft is checked again.
    const amount = again ? order.amount_won : (await currentPrice(tx, whole, now)).amount_won
    // Only a benefit can have changed since, such as the products a coupon is for.
    if (amount !== order.amount_won) throw new Refusal(409, 'booking.priceChanged', 'coupon_ids')
    if (amount !== body.amount_won) throw new Refusal(409, 'booking.priceChanged')
    await claimBenefits(tx, order, now)
    if (amount === 0) {
      await tx.update(orderTable).set({ payment_method, submitted_at: now }).where(eq(orderTable.id, id))
      await settleOrder(deps, tx, whole, now, accountId)
      return null
    }
    if (payment_method === 'transfer') {
      if (again) {
        await dropPayments(tx, id, 'superseded')
        await changeOrder(tx, order, 'draft')
        await awaitDeposit(deps, tx, { ...whole, order: { ...order, status: 'draft' } }, depositor, now)
      } else {
        await awaitDeposit(deps, tx, whole, depositor, now)
      }
      return null
    }
    await awaitCard(tx, whole, now, again)
    return {
      orderId: id,
      amount,
      orderName: orderName(
        bookings.map(({ product_name }) => product_name),
        lang,
      ),
      customerName: order.representative_name,
      clientKey: deps.payments.clientKey,
      script: deps.payments.script,
    }
  })
}
