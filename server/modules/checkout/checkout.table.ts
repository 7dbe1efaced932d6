import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '#server/db/columns'

/** The provider's webhooks, each stored once. */
export const paymentWebhook = pgTable('payment_webhook', {
  transmission_id: text().primaryKey(),
  event: text().notNull(),
  order_id: text(),
  body: jsonb().notNull(),
  received_at: createdAt(),
  handled_at: instant(),
})
