import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SocialType } from '#contract/social'
import { bytes, createdAt, instant } from '#server/db/columns'
import { account } from '#server/modules/accounts/accounts.table'

const type = () => text().$type<SocialType>().notNull()

/** Connections of persons at a provider with accounts: one account per person, one person of each provider per account. */
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

/** A browser that was sent to a provider: one row per attempt, spent when it returns (product §4). */
export const socialState = pgTable(
  'social_state',
  {
    state_hash: bytes().primaryKey(),
    /** The hash of the secret in the browser's cookie: no other browser can return with this state. */
    browser_hash: bytes().notNull(),
    social_type: type(),
    next: text(),
    /** The member who connects a provider; null for a sign-in. */
    account_id: uuid().references(() => account.id, { onDelete: 'cascade' }),
    created_at: createdAt(),
    expires_at: instant().notNull(),
    used_at: instant(),
  },
  (t) => [index('social_state_expiry').on(t.expires_at)],
)

/** What a `social_token` proves: single use, bound to provider and person, and to the member who connects, if any. */
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
