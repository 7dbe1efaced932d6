import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { cut } from '#contract/cut'
import type { Deps } from '#server/deps'
import { resumeRefund } from '#server/modules/cancellation/ask.service'
import { refundsOf } from '#server/modules/cancellation/refund.service'
import { paymentsOf } from '#server/modules/payment/payment.service'
import { paymentWebhook } from './checkout.table'
import { resumePayment } from './finish.service'

/** What the provider sends; its content is not trusted. */
export interface Webhook {
  eventType?: string
  data?: unknown
}

/** Hints accepted per order and hour; the provider sends a handful. */
const hourlyHints = 20

const textOf = (data: unknown, name: string): string => {
  const value = (data as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? cut(value, 200) : ''
}

/**
 * Handles a hint from the provider, once per transmission: whatever it says, the provider is asked before anything changes.
 * Hints about unknown orders leave no trace, nor do those of an order that had many within the hour.
 */
export async function receiveWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks' | 'payments' | 'log'>,
  body: Webhook,
  transmissionId: string | undefined,
): Promise<void> {
  const order_id = textOf(body.data, 'orderId')
  const payments = order_id ? await paymentsOf(deps.db, order_id) : []
  if (payments.length === 0) return
  const ofBody = () => createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  const transmission_id = cut(transmissionId || ofBody(), 200)
  const hourAgo = new Date(deps.clock.now().getTime() - 3_600_000)
  const recent = and(eq(paymentWebhook.order_id, order_id), gt(paymentWebhook.received_at, hourAgo))
  // Skipped hints are covered by the reconcilers.
  if ((await deps.db.$count(paymentWebhook, recent)) >= hourlyHints) return
  const event = cut(body.eventType ?? '', 100)
  await deps.db
    .insert(paymentWebhook)
    .values({
      transmission_id,
      event,
      order_id,
      body: { status: textOf(body.data, 'status'), paymentKey: textOf(body.data, 'paymentKey') },
      received_at: deps.clock.now(),
    })
    .onConflictDoNothing()
  const [taken] = await deps.db
    .update(paymentWebhook)
    .set({ handled_at: deps.clock.now() })
    .where(and(eq(paymentWebhook.transmission_id, transmission_id), isNull(paymentWebhook.handled_at)))
    .returning()
  if (!taken) return
  const running = payments.find(({ status }) => status === 'confirming')
  if (running) await resumePayment(deps, running)
  for (const refund of await refundsOf(deps.db, [order_id])) {
    if (refund.status === 'processing') await resumeRefund(deps, refund)
  }
}
