import { randomUUID } from 'node:crypto'
import { and, arrayContains, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, max, or } from 'drizzle-orm'
import type { AuditAct } from '#contract/audit-acts'
import { resetMinutes } from '#contract/auth'
import type { Area, Parsed } from '#contract/endpoint'
import { deskAreas } from '#contract/sites/desks'
import {
  fairOfficeRole,
  type StaffDetail,
  type StaffRole,
  type Staff as StaffRow,
  type staffDesk,
} from '#contract/staff-desk'
import type { z } from '#contract/zod'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { deliver } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { Refusal } from '#server/refusal'
import { accessToken, account, auditEvent, secondFactor } from './accounts.table'
import { type AuditDetail, actsOn, type Worded, writeAudit } from './audit.service'
import { firstPasswordPath } from './invited.service'
import { removeFactor } from './second-factor.service'
import { type Caller, revokeTokens } from './session.service'

type StaffDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'hooks'>

/** Maximum number of a person's acts shown beside the account; the audit log has all of them. */
const mostDone = 30

const isAtDesks = and(eq(account.area, 'admin'), eq(account.status, 'active'))
const isOffice = and(
  eq(account.area, 'business'),
  eq(account.status, 'active'),
  arrayContains(account.roles, [fairOfficeRole]),
)
const isStaff = or(isAtDesks, isOffice)
/** The area in which staff with these roles sign in, and the site whose pages their emails link to. */
const areaOf = (roles: readonly string[]) => (roles.includes(fairOfficeRole) ? 'business' : 'admin')
const siteIn = (area: Area) => (area === 'business' ? 'fair' : 'admin')
/** Owners of the desk also work there. */
const allOf = (roles: readonly StaffRole[]): StaffRole[] => [
  ...new Set<StaffRole>(roles.includes('owner') ? [...roles, 'operator'] : roles),
]

async function rowsOf(db: Db, now: Date, id?: string): Promise<z.input<typeof StaffRow>[]> {
  const sessions = db
    .select({
      id: accessToken.account_id,
      sessions: count().as('sessions'),
      last: max(accessToken.created_at).as('last'),
    })
    .from(accessToken)
    .where(and(inArray(accessToken.area, deskAreas), gt(accessToken.expires_at, now)))
    .groupBy(accessToken.account_id)
    .as('open')
  const rows = await db
    .select({
      account: getTableColumns(account),
      factor_at: secondFactor.confirmed_at,
      sessions: sessions.sessions,
      last: sessions.last,
    })
    .from(account)
    .leftJoin(secondFactor, eq(secondFactor.account_id, account.id))
    .leftJoin(sessions, eq(sessions.id, account.id))
    .where(and(isStaff, id === undefined ? undefined : eq(account.id, id)))
    .orderBy(asc(account.name), asc(account.id))
  return rows.map(({ account: row, factor_at, sessions: open, last }) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    lang: row.lang,
    roles: row.roles,
    created_at: row.created_at.toISOString(),
    joined: row.password_hash !== null,
    factor_at: factor_at?.toISOString() ?? null,
    signed_in_at: last?.toISOString() ?? null,
    sessions: open ?? 0,
  }))
}

/** Returns everyone who works at a desk, by name. One query. */
export const listStaff = async (deps: Pick<Deps, 'db' | 'clock'>): Promise<{ items: z.input<typeof StaffRow>[] }> => ({
  items: await rowsOf(deps.db, deps.clock.now()),
})

/** Returns one of them. Throws 404. */
export async function showStaff(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<z.input<typeof StaffDetail>> {
  const now = clock.now()
  const [row] = await rowsOf(db, now, id)
  if (!row) throw new Refusal(404, 'general.notFound')
  const open = await db
    .select()
    .from(accessToken)
    .where(and(eq(accessToken.account_id, id), gt(accessToken.expires_at, now)))
    .orderBy(desc(accessToken.created_at))
  const did = await db
    .select({ at: auditEvent.at, act: auditEvent.act, subject: auditEvent.subject })
    .from(auditEvent)
    .where(eq(auditEvent.actor_id, id))
    .orderBy(desc(auditEvent.at), desc(auditEvent.id))
    .limit(mostDone)
  return {
    ...row,
    open: open.map(({ created_at, expires_at, token_hash }) => ({
      at: created_at.toISOString(),
      until: expires_at.toISOString(),
      own: token_hash.equals(caller.tokenHash),
    })),
    did: did.map(({ at, ...each }) => ({ at: at.toISOString(), ...each })),
    acts: await actsOn(db, id),
  }
}

/** Opens the account, or reopens a removed one. Throws 409 `auth.emailTaken`. */
async function openStaff(
  tx: Db,
  now: Date,
  { email, name, lang, roles }: Parsed<typeof staffDesk.invite>['body'],
): Promise<string> {
  const given = { name, lang, roles: allOf(roles) }
  const [made] = await tx
    .insert(account)
    .values({ ...given, id: randomUUID(), area: areaOf(roles), email, created_at: now })
    .onConflictDoUpdate({
      target: [account.area, account.email],
      set: { ...given, status: 'active', password_hash: null, withdrawn_at: null },
      setWhere: eq(account.status, 'withdrawn'),
    })
    .returning({ id: account.id })
  if (!made) throw new Refusal(409, 'auth.emailTaken', 'email')
  return made.id
}

/** Invites a person to the desks; the link for the password is emailed. Throws 409 `auth.emailTaken`. */
export async function inviteStaff(
  { db, clock, jobs }: StaffDeps,
  caller: Caller,
  invitation: Parsed<typeof staffDesk.invite>['body'],
): Promise<{ id: string }> {
  return transaction(db, async (tx) => {
    const at = clock.now()
    await lockOwners(tx, caller)
    const id = await openStaff(tx, at, invitation)
    const detail = { roles: allOf(invitation.roles) }
    await writeAudit(tx, { at, actor_id: caller.id, act: 'staff.invite', subject: id, detail })
    await jobs.enqueue(tx, 'staff-invitation', { id })
    return { id }
  })
}

/**
 * Invites the first or another owner from the command line: returns the path of the link, null if there is a password already.
 */
export async function inviteOwner(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  email: string,
): Promise<{ id: string; path: string | null }> {
  const at = deps.clock.now()
  const id = await transaction(deps.db, async (tx) => {
    const [there] = await tx
      .select({ id: account.id, roles: account.roles })
      .from(account)
      .where(and(isAtDesks, eq(account.email, email)))
    const roles: StaffRole[] = ['owner', 'operator']
    const made =
      there?.id ?? (await openStaff(tx, at, { email, name: email.split('@')[0] ?? email, lang: 'en', roles }))
    if (there) {
      await tx
        .update(account)
        .set({ roles: [...new Set([...there.roles, ...roles])] })
        .where(eq(account.id, made))
    }
    const detail = { roles, from: 'command line' }
    await writeAudit(tx, { at, actor_id: null, act: 'staff.invite', subject: made, detail })
    return made
  })
  return { id, path: await pathFor(deps, { id, area: 'admin' }) }
}

const pathFor = (deps: Pick<Deps, 'db' | 'clock' | 'settings'>, { id, area }: { id: string; area: Area }) =>
  firstPasswordPath(deps, {
    id,
    site: siteIn(area),
    expires_at: new Date(deps.clock.now().getTime() + resetMinutes * 60_000),
  })

/** Emails a link for the first password to a member of staff. */
export async function mailStaffLink(
  deps: Pick<Deps, 'db' | 'mailer' | 'settings'>,
  id: string,
  path: string,
): Promise<void> {
  const [found] = await deps.db.select().from(account).where(eq(account.id, id))
  if (!found) return
  const { name, email, lang, area } = found
  const values = { name, site: siteIn(area), path, minutes: resetMinutes } as const
  await deliver(deps, { template: 'staffInvited', to: email, lang, values })
}

/** The job behind an invitation: creates the link and emails it; does nothing if there is a password by then. */
export async function mailStaffInvitation(
  deps: Pick<Deps, 'db' | 'clock' | 'mailer' | 'settings'>,
  { id }: JobInputs['staff-invitation'],
): Promise<void> {
  const [found] = await deps.db.select({ area: account.area }).from(account).where(eq(account.id, id))
  const path = found && (await pathFor(deps, { id, area: found.area }))
  if (path) await mailStaffLink(deps, id, path)
}

/**
 * Locks all owners, so that of two who remove each other the second is no longer one. Throws 403 if the caller is not an owner
 * anymore.
 */
async function lockOwners(tx: Db, caller: Caller): Promise<void> {
  const owners = await tx
    .select({ id: account.id })
    .from(account)
    .where(and(isAtDesks, arrayContains(account.roles, ['owner'])))
    .orderBy(asc(account.id))
    .for('update')
  if (!owners.some(({ id }) => id === caller.id)) throw new Refusal(403, 'general.forbidden')
}

/** Runs an owner's act on another member of staff. Throws 404, 403, 409 `desk.ownAccount`. */
async function actOn<Detail extends AuditDetail>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caller, id, act }: { caller: Caller; id: string; act: AuditAct },
  work: (tx: Db, now: Date) => Promise<Worded<Detail> | undefined>,
): Promise<void> {
  if (caller.id === id) throw new Refusal(409, 'desk.ownAccount')
  await transaction(db, async (tx) => {
    const at = clock.now()
    await lockOwners(tx, caller)
    if ((await tx.$count(account, and(isStaff, eq(account.id, id)))) === 0) throw new Refusal(404, 'general.notFound')
    const detail = await work(tx, at)
    await writeAudit(tx, { at, actor_id: caller.id, act, subject: id, detail })
  })
}

/** Emails another link. Throws 404, 409 `desk.changed` if there is a password. */
export async function inviteAgain(deps: StaffDeps, caller: Caller, id: string): Promise<z.input<typeof StaffDetail>> {
  await actOn(deps, { caller, id, act: 'staff.inviteAgain' }, async (tx) => {
    const joined = await tx.$count(account, and(eq(account.id, id), isNotNull(account.password_hash)))
    if (joined > 0) throw new Refusal(409, 'desk.changed')
    await deps.jobs.enqueue(tx, 'staff-invitation', { id })
    return undefined
  })
  return showStaff(deps, caller, id)
}

/**
 * Changes a member of staff's roles, and ends their sessions and what only their former roles allowed. Throws what `actOn` throws,
 * and 400 for a change to or from the fair's office.
 */
export async function setStaffRoles(
  deps: StaffDeps,
  caller: Caller,
  { id, roles }: { id: string; roles: StaffRole[] },
): Promise<z.input<typeof StaffDetail>> {
  await actOn(deps, { caller, id, act: 'staff.roles' }, async (tx, now) => {
    const changed = await tx
      .update(account)
      .set({ roles: allOf(roles) })
      .where(and(eq(account.id, id), eq(account.area, areaOf(roles))))
      .returning({ id: account.id })
    if (changed.length === 0) throw new Refusal(400, 'validation.invalid', 'roles')
    await revokeTokens(tx, id)
    await deps.hooks.staffChanged({ db: tx, now }, { id, roles: allOf(roles), by: caller.id })
    return { roles: allOf(roles) }
  })
  return showStaff(deps, caller, id)
}

/** Removes a member of staff's second factor and ends their sessions. Throws what `actOn` throws. */
export async function resetStaffFactor(
  deps: StaffDeps,
  caller: Caller,
  id: string,
): Promise<z.input<typeof StaffDetail>> {
  await actOn(deps, { caller, id, act: 'staff.factorReset' }, async (tx) => {
    await removeFactor(tx, id)
    await revokeTokens(tx, id)
    return undefined
  })
  return showStaff(deps, caller, id)
}

/** Ends a member of staff's sessions. Throws what `actOn` throws. */
export async function endStaffSessions(
  deps: StaffDeps,
  caller: Caller,
  id: string,
): Promise<z.input<typeof StaffDetail>> {
  await actOn(deps, { caller, id, act: 'staff.signOut' }, async (tx) => {
    await revokeTokens(tx, id)
    return undefined
  })
  return showStaff(deps, caller, id)
}

/** Removes a member of staff from the desks. Throws what `actOn` throws. */
export async function removeStaff(deps: StaffDeps, caller: Caller, id: string): Promise<{ id: string }> {
  await actOn(deps, { caller, id, act: 'staff.remove' }, async (tx, now) => {
    await tx
      .update(account)
      .set({ status: 'withdrawn', withdrawn_at: now, password_hash: null, roles: [] })
      .where(eq(account.id, id))
    await removeFactor(tx, id)
    await revokeTokens(tx, id)
    await deps.hooks.staffChanged({ db: tx, now }, { id, roles: [], by: caller.id })
    return undefined
  })
  return { id }
}
