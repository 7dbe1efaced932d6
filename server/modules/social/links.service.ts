import { and, asc, eq } from 'drizzle-orm'
import type { Data } from '#contract/endpoint'
import type { SocialProof, SocialType, social } from '#contract/social'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { contactOf, hasPassword, holdContact } from '#server/modules/accounts/contact.service'
import type { Caller } from '#server/modules/accounts/session.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { spendProof } from './proof.service'
import { accountSocial } from './social.table'

type Ways = Data<typeof social.ways>
type Person = Pick<SocialProof, 'social_type' | 'social_id'>

/** The active account connected with a person at a provider, or undefined. */
export async function holderOf(db: Db, { social_type, social_id }: Person): Promise<string | undefined> {
  const [found] = await db
    .select({ id: accountSocial.account_id })
    .from(accountSocial)
    .where(and(eq(accountSocial.social_type, social_type), eq(accountSocial.social_id, social_id)))
  return found && (await contactOf(db, found.id)) ? found.id : undefined
}

/** Connects a person at a provider with an account. Throws 409 `auth.socialTaken` if one of the two is already connected. */
export async function addLink(
  tx: Db,
  now: Date,
  account_id: string,
  { social_type, social_id }: Person,
): Promise<void> {
  const [added] = await tx
    .insert(accountSocial)
    .values({ account_id, social_type, social_id, created_at: now })
    .onConflictDoNothing()
    .returning({ id: accountSocial.account_id })
  if (!added) throw new Refusal(409, 'auth.socialTaken')
}

/** Disconnects every provider, as withdrawal does. */
export async function dropLinks(tx: Db, account_id: string): Promise<void> {
  await tx.delete(accountSocial).where(eq(accountSocial.account_id, account_id))
}

/** All ways to sign in to the caller's account. */
export async function waysInto(db: Db, { id }: Pick<Caller, 'id'>): Promise<Ways> {
  const rows = await db
    .select({ social_type: accountSocial.social_type, at: accountSocial.created_at })
    .from(accountSocial)
    .where(eq(accountSocial.account_id, id))
    .orderBy(asc(accountSocial.social_type))
  return {
    password: await hasPassword(db, id),
    connected: rows.map(({ social_type, at }) => ({ social_type, at: at.toISOString() })),
  }
}

async function recordChange(deps: Deps, tx: Db, id: string, change: { social_type: SocialType; connected: boolean }) {
  const { email: to, lang, name } = await holdContact(tx, id)
  const act = change.connected ? 'account.social-link' : 'account.social-unlink'
  const detail = { social_type: change.social_type }
  await writeAudit(tx, { at: deps.clock.now(), actor_id: id, act, subject: id, detail })
  await mailLater(deps, tx, { template: 'socialChanged', to, lang, values: { name, ...change } })
}

/**
 * Connects the person of a proof with the caller's account, and emails its holder. The proof must have been made for this member.
 * Throws 410 `auth.socialExpired`, 409 `auth.socialTaken`.
 */
export async function link(deps: Deps, caller: Caller, proof: SocialProof): Promise<Ways> {
  const now = deps.clock.now()
  await transaction(deps.db, async (tx) => {
    await spendProof(tx, now, proof, caller.id)
    await addLink(tx, now, caller.id, proof)
    await recordChange(deps, tx, caller.id, { social_type: proof.social_type, connected: true })
  })
  return waysInto(deps.db, caller)
}

/** Disconnects a provider. Throws 409 `auth.lastWayIn` if it is the only way to sign in, 404 if it is not connected. */
export async function unlink(deps: Deps, caller: Caller, social_type: SocialType): Promise<Ways> {
  await transaction(deps.db, async (tx) => {
    await holdContact(tx, caller.id)
    const [removed] = await tx
      .delete(accountSocial)
      .where(and(eq(accountSocial.account_id, caller.id), eq(accountSocial.social_type, social_type)))
      .returning({ id: accountSocial.account_id })
    if (!removed) throw new Refusal(404, 'general.notFound')
    const { password, connected } = await waysInto(tx, caller)
    if (!password && connected.length === 0) throw new Refusal(409, 'auth.lastWayIn')
    await recordChange(deps, tx, caller.id, { social_type, connected: false })
  })
  return waysInto(deps.db, caller)
}
