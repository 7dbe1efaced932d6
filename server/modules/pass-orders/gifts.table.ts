import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Lang } from '#contract/languages'
import type { GiftState } from '#contract/pass/gift'
import { bytes, id, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'
import { pass } from './passes.table'

/** A pass given to a friend by email. */
export const passGift = pgTable(
  'pass_gift',
  {
    id: id(),
    pass_id: uuid()
      .notNull()
      .references(() => pass.id),
    giver_id: uuid()
      .notNull()
      .references(() => account.id),
    /** The pass's number while it was the giver's: codes with it no longer admit once the gift is accepted. */
    number: text().notNull(),
    /** Name, address and message are emptied some time after the end, and with the giver's account. */
    to_name: text().notNull(),
    to_email: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    message: text().notNull(),
    /** Of the newest link; null until the first email is sent. */
    token_hash: bytes(),
    state: text().$type<GiftState>().notNull().default('sent'),
    /** Number of emails queued. */
    mails: integer().notNull().default(1),
    mailed_at: instant().notNull(),
    sent_at: instant().notNull(),
    ends_at: instant().notNull(),
    ended_at: instant(),
    claimed_by: uuid().references(() => account.id),
  },
  (t) => [
    uniqueIndex('pass_gift_open').on(t.pass_id).where(sql`${t.state} = 'sent'`),
    uniqueIndex('pass_gift_token').on(t.token_hash),
    // One pass has each number once, and gives it up once.
    uniqueIndex('pass_gift_number').on(t.number).where(sql`${t.state} = 'claimed'`),
    index('pass_gift_pass').on(t.pass_id, t.sent_at),
    index('pass_gift_giver').on(t.giver_id, t.sent_at),
    index('pass_gift_friend').on(t.to_email, t.mailed_at),
    index('pass_gift_words').using('gin', sql`lower(${t.to_email}) gin_trgm_ops`),
    index('pass_gift_claimed').on(t.claimed_by),
    check('pass_gift_ended', sql`(${t.state} = 'sent') = (${t.ended_at} is null)`),
    check('pass_gift_claimer', sql`(${t.state} = 'claimed') = (${t.claimed_by} is not null)`),
  ],
)
