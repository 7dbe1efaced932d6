import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { daysLater } from '#contract/days'
import { type Colleague, invitationPath } from '#contract/education/application'
import { applicationLimits } from '#contract/education/limits'
import type { Lang } from '#contract/languages'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { type ApplicationFields, application, colleague } from './education.table'
import { lockOwn, type Own } from './states.service'
import { colleagueRows } from './view.rows'

/** Locks the application for its owner. Throws 404, and 403 `general.forbidden` for a colleague. */
async function lockAsOwner(tx: Db, own: Own): Promise<ApplicationFields> {
  const row = await lockOwn(tx, own)
  if (row.account_id !== own.accountId) throw new Refusal(403, 'general.forbidden')
  return row
}

/**
 * Invites a colleague by mail, or again if they have not joined yet. Throws 404, 403 for a colleague, and 409
 * `education.colleagueOwner` and `education.colleaguesTooMany`.
 */
export function invite(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  own: Own,
  { email, lang }: { email: string; lang: Lang },
): Promise<Colleague> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const row = await lockAsOwner(tx, own)
    if ((await contactOf(tx, own.accountId))?.email === email)
      throw new Refusal(409, 'education.colleagueOwner', 'email')
    const others = and(eq(colleague.application_id, row.id), ne(colleague.email, email))
    if ((await tx.$count(colleague, others)) >= applicationLimits.colleagues)
      throw new Refusal(409, 'education.colleaguesTooMany')
    const [invited] = await tx
      .insert(colleague)
      .values({ application_id: row.id, email, lang, invited_at: at })
      .onConflictDoUpdate({
        target: [colleague.application_id, colleague.email],
        set: { lang, invited_at: at },
        setWhere: isNull(colleague.joined_at),
      })
      .returning({ id: colleague.id })
    if (invited) await jobs.enqueue(tx, 'education-invitation', { id: invited.id })
    const found = (await colleagueRows(tx, row.id)).find((each) => each.email === email)
    if (!found) throw new Error('an invitation was not kept')
    return { ...found, name: found.name ?? '', joined_at: found.joined_at?.toISOString() ?? null }
  })
}

/**
 * The job behind `invite`: makes the token and mails it, so that no token is stored in a queue. Does nothing for a revoked
 * invitation.
 */
export async function mailInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['education-invitation'],
): Promise<void> {
  const token = newToken()
  const [invited] = await deps.db
    .update(colleague)
    .set({
      token_hash: hashToken(token),
      expires_at: daysLater(deps.clock.now(), applicationLimits.invitationDays),
    })
    .where(and(eq(colleague.id, id), isNull(colleague.joined_at)))
    .returning()
  if (!invited) return
  const [about] = await deps.db.select().from(application).where(eq(application.id, invited.application_id))
  const inviter = about && (await contactOf(deps.db, about.account_id))
  if (!inviter) return
  await deliver(deps, {
    template: 'applicationInvitation',
    to: invited.email,
    lang: invited.lang,
    values: {
      site: 'edu-travel',
      name: inviter.name,
      organization: about.organization,
      number: about.number,
      days: applicationLimits.invitationDays,
      path: invitationPath(token),
    },
  })
}

/** Revokes an invitation or a colleague's access. Throws 404, 403 for a colleague. */
export function removeColleague({ db }: Pick<Deps, 'db'>, own: Own, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockAsOwner(tx, own)
    const [removed] = await tx
      .delete(colleague)
      .where(and(eq(colleague.id, id), eq(colleague.application_id, row.id)))
      .returning({ id: colleague.id })
    if (!removed) throw new Refusal(404, 'education.notFound')
  })
}

/**
 * Accepts an invitation for an account and returns the application's id. Throws 404 `education.invitation` for a token that is
 * unknown, used, revoked or expired.
 */
export function acceptInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  token: string,
): Promise<string> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    const live = and(
      eq(colleague.token_hash, hashToken(token)),
      isNull(colleague.joined_at),
      gt(colleague.expires_at, at),
    )
    const [invited] = await tx.select().from(colleague).where(live).for('update')
    if (!invited) throw new Refusal(404, 'education.invitation')
    const { application_id } = invited
    const [about] = await tx
      .select({ owner: application.account_id })
      .from(application)
      .where(eq(application.id, application_id))
    const already = and(eq(colleague.application_id, application_id), eq(colleague.account_id, accountId))
    // The owner and existing colleagues are only led to the application: the invitation stays valid for its real recipient.
    if (about?.owner === accountId || (await tx.$count(colleague, already)) > 0) return application_id
    await tx
      .update(colleague)
      .set({ account_id: accountId, joined_at: at, token_hash: null, expires_at: null })
      .where(eq(colleague.id, invited.id))
    return application_id
  })
}
