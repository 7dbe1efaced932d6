import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Site } from '#contract/sites/sites'
import { createdAt } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

/**
 * A person who reserves without an account. To the booking engine a guest is an account of the area `guest`: no one can sign in
 * to it, it owns one order, and its tokens are issued through a mailed code or link. The name and address are here, because the
 * same address can make many reservations, each of which is opened separately.
 */
export const guest = pgTable(
  'guest',
  {
    account_id: uuid()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    site: text().$type<Site>().notNull(),
    /** Verified by a mailed code. */
    email: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('guest_email').on(t.email, t.site)],
)
