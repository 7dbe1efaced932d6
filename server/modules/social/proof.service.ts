import { and, eq, gt, isNull } from 'drizzle-orm'
import { type SocialProof, type SocialType, socialProofMinutes } from '#contract/social'
import type { Db } from '#server/db/connect'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { socialProof } from './social.table'

/** Stores that a provider has vouched for a person; `accountId` is the member who is connecting it, if any (product §4). */
export async function prove(
  db: Db,
  now: Date,
  { type, id, accountId }: { type: SocialType; id: string; accountId: string | null },
): Promise<SocialProof> {
  const social_token = newToken()
  await db.insert(socialProof).values({
    token_hash: hashToken(social_token),
    social_type: type,
    social_id: id,
    account_id: accountId,
    created_at: now,
    expires_at: new Date(now.getTime() + socialProofMinutes * 60_000),
  })
  return { social_type: type, social_id: id, social_token }
}

const isLive = (now: Date, { social_type, social_id, social_token }: SocialProof, accountId: string | null) =>
  and(
    eq(socialProof.token_hash, hashToken(social_token)),
    eq(socialProof.social_type, social_type),
    eq(socialProof.social_id, social_id),
    accountId ? eq(socialProof.account_id, accountId) : isNull(socialProof.account_id),
    isNull(socialProof.used_at),
    gt(socialProof.expires_at, now),
  )

const expired = () => new Refusal(410, 'auth.socialExpired')

/** Throws 410 `auth.socialExpired` unless the proof is still valid. */
export async function checkProof(db: Db, now: Date, proof: SocialProof): Promise<void> {
  const [live] = await db
    .select({ id: socialProof.social_id })
    .from(socialProof)
    .where(isLive(now, proof, null))
  if (!live) throw expired()
}

/**
 * Uses up a proof, at most once also among parallel calls. One made for connecting is valid for that member only, and for nothing
 * else. Throws 410 `auth.socialExpired`.
 */
export async function spendProof(
  db: Db,
  now: Date,
  proof: SocialProof,
  accountId: string | null = null,
): Promise<void> {
  const [spent] = await db
    .update(socialProof)
    .set({ used_at: now })
    .where(isLive(now, proof, accountId))
    .returning({ id: socialProof.social_id })
  if (!spent) throw expired()
}
