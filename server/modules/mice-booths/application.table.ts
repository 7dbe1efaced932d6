import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { BoothDraft, BoothInvoice, BoothPieces, BoothType } from '#contract/mice/booth'
import type { MiceCompany } from '#contract/mice/company'
import { createdAt, id, type Texts } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { order } from '#server/modules/booking/booking.table'
import { miceBooth, miceCompany, miceEdition } from '#server/modules/mice/mice.table'

/** A seller's application for a booth. Its price and payment are those of its order. */
export const miceApplication = pgTable(
  'mice_application',
  {
    id: id(),
    account_id: uuid()
      .notNull()
      .references(() => account.id),
    year: integer()
      .notNull()
      .references(() => miceEdition.year),
    booth_id: uuid()
      .notNull()
      .references(() => miceBooth.id),
    order_id: text()
      .notNull()
      .references(() => order.id),
    type: text().$type<BoothType>().notNull(),
    items: jsonb().$type<BoothPieces>().notNull(),
    co_exhibitors: jsonb().$type<BoothDraft['co_exhibitors']>().notNull(),
    sign: jsonb().$type<Texts>().notNull(),
    /** Null until the details have been filled in. */
    invoice: jsonb().$type<BoothInvoice>(),
    /** The company's entry in the list of exhibitors, as it was when the booth was held. */
    sector: text().$type<MiceCompany['sector']>().notNull(),
    country: text().notNull(),
    about: text().notNull(),
    /** The company in that list, once the booth is paid. */
    company_id: uuid().references(() => miceCompany.id, { onDelete: 'set null' }),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('mice_application_order').on(t.order_id),
    index('mice_application_account').on(t.account_id, t.year, t.created_at),
    index('mice_application_year').on(t.year, t.created_at),
  ],
)
