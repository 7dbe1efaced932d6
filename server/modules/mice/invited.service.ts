import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { dayInSeoul, daysLater } from '#contract/days'
import type { InvitationAnswer, MiceInvitation } from '#contract/mice/group'
import { siteRecords } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { contactOf } from '#server/modules/accounts/contact.service'
import { accountAt, openByLink } from '#server/modules/accounts/open.service'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { currentEdition } from './edition.service'
import { endOf, isListed, noPerson } from './group.service'
import { miceEdition, miceInvitation } from './mice.table'
import { findPerson, takeRoleIn } from './registration.service'

const site = 'mice' as const

/** Days for which the outcome of an invitation is stored after its end. */
const keptDays = 7

/**
 * The job behind a list: makes the token and mails it, so that no token is stored in a queue. Does nothing for a person who was
 * removed from the list.
 */
export async function mailGroupInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['mice-invitation'],
): Promise<void> {
  const token = newToken()
  const [invited] = await deps.db
    .update(miceInvitation)
    .set({ token_hash: hashToken(token) })
    .where(
      and(
        eq(miceInvitation.id, id),
        isListed,
        isNull(miceInvitation.confirmed_at),
        isNull(miceInvitation.declined_at),
        gt(miceInvitation.expires_at, deps.clock.now()),
      ),
    )
    .returning()
  if (!invited) return
  const inviter = await contactOf(deps.db, invited.inviter_id)
  const [edition] = await deps.db.select().from(miceEdition).where(eq(miceEdition.year, invited.year))
  if (!inviter || !edition) return
  const { email, lang, name_latin: name, organization, role, expires_at } = invited
  const { figures } = edition
  await deliver(deps, {
    template: 'miceInvited',
    ...{ to: email, lang },
    values: {
      ...{ site, path: `${siteRecords[site].home}/invitation#${token}` },
      ...{ name, inviter: inviter.name, organization, role, fair: figures.name[lang], venue: figures.venue.name[lang] },
      from: figures.days[0]?.day ?? '',
      to: figures.days.at(-1)?.day ?? '',
      // The last day on which the link is valid: if registration closes then, it ends at midnight.
      until: dayInSeoul(new Date(expires_at.getTime() - 1)),
    },
  })
}

/** The invitation of a link, locked until the transaction ends. Throws 404 `mice.invitationUnknown`. */
async function byToken(tx: Db, now: Date, token: string): Promise<typeof miceInvitation.$inferSelect> {
  const [found] = await tx
    .select()
    .from(miceInvitation)
    .where(
      and(
        eq(miceInvitation.token_hash, hashToken(token)),
        isNull(miceInvitation.confirmed_at),
        isNull(miceInvitation.declined_at),
        gt(miceInvitation.expires_at, now),
      ),
    )
    .for('update')
  if (!found) throw new Refusal(404, 'mice.invitationUnknown')
  return found
}

/** What the invited person reads before answering. Throws 404 `mice.invitationUnknown`. */
export function readInvitation({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<MiceInvitation> {
  return transaction(db, async (tx) => {
    const { inviter_id, organization, role, name_latin, position, country, email } = await byToken(
      tx,
      clock.now(),
      token,
    )
    const inviter = await contactOf(tx, inviter_id)
    if (!inviter) throw new Refusal(404, 'mice.invitationUnknown')
    const has_account = (await accountAt(tx, { email, site })) !== null
    return { by: inviter.name, organization, role, name_latin, position, country, email, has_account }
  })
}

/**
 * Registers an invited person on the account of their address, which is opened if there is none. An account that already has the
 * role keeps its answers. Throws 404 `mice.invitationUnknown`, 409 `mice.registrationClosed`, 400 `validation.terms`
 * (product §3).
 */
export function acceptInvitation(
  deps: Deps,
  token: string,
  { name, agree_terms, agree_privacy, agree_marketing, agree_rules, ...person }: InvitationAnswer,
): Promise<{ has_account: boolean }> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const { id, email, lang, role, organization, country, answers, year } = await byToken(tx, now, token)
    const edition = await currentEdition(tx, now)
    if (edition.year !== year) throw new Refusal(404, 'mice.invitationUnknown')
    const existing = await accountAt(tx, { email, site })
    if (existing && !existing.is_active) throw new Refusal(404, 'mice.invitationUnknown')
    if (!existing && !(agree_terms && agree_privacy))
      throw new Refusal(400, 'validation.terms', agree_terms ? 'agree_privacy' : 'agree_terms')
    const newcomer = { ...{ email, name, lang, site, phone: '', agree_provided: false }, agree_marketing }
    const account_id = existing?.id ?? (await openByLink(deps, tx, newcomer))
    const before = await findPerson(tx, account_id, year)
    if (!before?.roles.some((each) => each.role === role))
      await takeRoleIn(deps, tx, account_id, role, { ...person, ...answers, agree_rules, organization, country })
    await tx
      .update(miceInvitation)
      .set({ account_id, confirmed_at: now, token_hash: null, expires_at: endOf(edition) })
      .where(eq(miceInvitation.id, id))
    return { has_account: existing !== null }
  })
}

/** Declines an invitation: only the address stays, so that it is not mailed again. Throws 404 `mice.invitationUnknown`. */
export function declineInvitation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<{ declined: boolean }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { id } = await byToken(tx, now, token)
    await tx
      .update(miceInvitation)
      .set({ ...noPerson, declined_at: now, token_hash: null, expires_at: endOf(await currentEdition(tx, now)) })
      .where(eq(miceInvitation.id, id))
    return { declined: true }
  })
}

/**
 * Deletes the invitations by and of a closed account (product §8). Those that were declined stay until the fair is over: whoever
 * declined is not to be mailed again because the inviter has left.
 */
export async function forgetInvitations(tx: Db, accountId: string): Promise<void> {
  const by = and(eq(miceInvitation.inviter_id, accountId), isNull(miceInvitation.declined_at))
  await tx.delete(miceInvitation).where(or(by, eq(miceInvitation.account_id, accountId)))
}

/** Removes invitations that were not answered in time, and after the fair the outcomes of the others. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  await db.delete(miceInvitation).where(lt(miceInvitation.expires_at, daysLater(now, -keptDays)))
}
