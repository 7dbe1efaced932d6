import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SocialType } from '#contract/social'
import { bytes, createdAt, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

const type = () => text().$type<SocialType>().notNull()

/** Which person at a provider opens which account: one account for a person, one person of each provider for an account. */
export const accountSocial = pgTable(
  'account_social',
  {
    account_id: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    social_type: type(),
    social_id: text().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.social_type] }),
    uniqueIndex('account_social_person').on(t.social_type, t.social_id),
  ],
)

/** Who has set out to a provider: one row a way, spent when the browser comes back (product §4). */
export const socialState = pgTable(
  'social_state',
  {
    state_hash: bytes().primaryKey(),
    /** Of the secret in the browser's cookie: no other browser can come back with it. */
    browser_hash: bytes().notNull(),
    social_type: type(),
    next: text(),
    /** The member who connects a provider; null when somebody signs in. */
    account_id: uuid().references(() => account.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('social_state_expiry').on(t.expires_at)],
)

/** What `social_token` stands for: single use, bound to provider and person, and to the member who connects, if one does. */
export const socialProof = pgTable(
  'social_proof',
  {
    token_hash: bytes().primaryKey(),
    social_type: type(),
    social_id: text().notNull(),
    account_id: uuid().references(() => account.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('social_proof_expiry').on(t.expires_at)],
)
