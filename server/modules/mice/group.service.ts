import { and, asc, count, eq, inArray, isNull, not, sql, sum } from 'drizzle-orm'
import { daysLater, instantInSeoul } from '#contract/days'
import {
  type BuyerGroup,
  type GroupMember,
  type GroupPerson,
  type GroupRole,
  type GroupState,
  groupLimits,
  type VisitorGroup,
} from '#contract/mice/group'
import type { MiceAnswers } from '#contract/mice/registration'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { holdContact } from '#server/modules/accounts/contact.service'
import { Refusal } from '#server/refusal'
import { currentEdition, type DueEdition, findCurrent } from './edition.service'
import { miceInvitation } from './mice.table'
import { findPerson } from './registration.service'

type Asking = Pick<Deps, 'db' | 'clock' | 'jobs'> & { maySend: (to: string) => Promise<boolean> }
type Row = typeof miceInvitation.$inferSelect

const ofMember = (accountId: string, year: number) =>
  and(eq(miceInvitation.inviter_id, accountId), eq(miceInvitation.year, year))

/** Removed people who had been mailed stay as a bare address, so that their emails count; declined ones too, but are shown. */
export const isListed = sql<boolean>`(${miceInvitation.name_latin} <> '' or ${miceInvitation.declined_at} is not null)`

/** Until when a link mailed now is valid: invitations can only be confirmed while registration is open. */
function expiryOf(now: Date, { figures: { registration_closes } }: DueEdition): Date {
  const closed = daysLater(instantInSeoul(registration_closes), 1)
  return new Date(Math.min(daysLater(now, groupLimits.days).getTime(), closed.getTime()))
}

/** Until when the outcome of an invitation is stored: the end of its fair. */
export const endOf = ({ figures: { days }, today }: DueEdition): Date =>
  daysLater(instantInSeoul(days.at(-1)?.day ?? today), 1)

/** What the row of a person who declined or was removed says about them. */
export const noPerson = { name_latin: '', position: '', organization: '', country: '' } as const

function stateOf({ confirmed_at, declined_at, expires_at }: Row, now: Date): GroupState {
  if (confirmed_at) return 'confirmed'
  if (declined_at) return 'declined'
  return expires_at > now ? 'waiting' : 'expired'
}

async function membersOf(db: Db, accountId: string, year: number, now: Date): Promise<GroupMember[]> {
  const rows = await db
    .select()
    .from(miceInvitation)
    .where(and(ofMember(accountId, year), isListed))
    .orderBy(asc(sql`lower(${miceInvitation.name_latin})`), asc(miceInvitation.id))
  return rows.map((row) => {
    const { id, name_latin, email, role, lang, mails, mailed_at } = row
    const state = stateOf(row, now)
    return {
      ...{ id, name_latin, email, role, lang, state },
      mailed_at: mailed_at?.toISOString() ?? null,
      may_mail_again: (state === 'waiting' || state === 'expired') && mails < groupLimits.mails,
    }
  })
}

/** The people a member has put on a list for this year's fair (product §3). */
export async function ownGroup(db: Db, now: Date, accountId: string): Promise<GroupMember[]> {
  const found = await findCurrent(db, now)
  return found ? membersOf(db, accountId, found.year, now) : []
}

/**
 * Those of these addresses that can be mailed about a year's fair: few emails in total, from all members, and none after an
 * address has declined (product §6).
 */
async function writable(
  { db, maySend }: Pick<Asking, 'db' | 'maySend'>,
  year: number,
  emails: string[],
): Promise<Set<string>> {
  const had = await db
    .select({
      email: miceInvitation.email,
      mails: sum(miceInvitation.mails).mapWith(Number),
      declined: count(miceInvitation.declined_at),
    })
    .from(miceInvitation)
    .where(and(eq(miceInvitation.year, year), inArray(miceInvitation.email, emails)))
    .groupBy(miceInvitation.email)
  const full = new Set(
    had.filter(({ mails, declined }) => declined > 0 || mails >= groupLimits.toAddress).map(({ email }) => email),
  )
  const may = new Set<string>()
  for (const email of emails) if (!full.has(email) && (await maySend(email))) may.add(email)
  return may
}

async function addGroup<R extends GroupRole>(
  deps: Asking,
  accountId: string,
  { role, people, answers }: { role: R; people: readonly GroupPerson[]; answers: MiceAnswers[R] },
): Promise<GroupMember[]> {
  const { db, clock, jobs } = deps
  const now = clock.now()
  const edition = await currentEdition(db, now)
  const { year, is_open, figures } = edition
  if (!is_open) throw new Refusal(409, 'mice.registrationClosed')
  const own = await findPerson(db, accountId, year)
  if (!own) throw new Refusal(409, 'mice.notRegistered')
  if ('days' in answers && answers.days.some((day) => !figures.days.some((each) => each.day === day)))
    throw new Refusal(400, 'mice.dayUnknown', 'days')
  const rows = await db
    .select({ email: miceInvitation.email, mails: miceInvitation.mails, isListed })
    .from(miceInvitation)
    .where(ofMember(accountId, year))
  const before = new Map(rows.map((row) => [row.email, row]))
  const fresh = people.filter(({ email }) => !before.get(email)?.isListed)
  if (rows.length + fresh.filter(({ email }) => !before.has(email)).length > groupLimits.ofMember) throw tooMany()
  const few = fresh.filter(({ email }) => (before.get(email)?.mails ?? 0) < groupLimits.mails)
  const may = await writable(
    deps,
    year,
    few.map(({ email }) => email),
  )
  return transaction(db, async (tx) => {
    // Serializes concurrent lists, so that the limit counts both.
    await holdContact(tx, accountId)
    for (const { email, ...person } of fresh) {
      const mailed = may.has(email)
      const entry = {
        ...{ ...person, role, answers, organization: own.person.organization },
        ...{ expires_at: expiryOf(now, edition), created_at: now, mailed_at: mailed ? now : null },
      }
      const mails = mailed ? 1 : 0
      const [made] = await tx
        .insert(miceInvitation)
        .values({ ...entry, year, inviter_id: accountId, email, mails })
        .onConflictDoUpdate({
          target: [miceInvitation.inviter_id, miceInvitation.year, miceInvitation.email],
          set: { ...entry, mails: sql`${miceInvitation.mails} + ${mails}` },
          setWhere: not(isListed),
        })
        .returning({ id: miceInvitation.id })
      if (made && mailed) await jobs.enqueue(tx, 'mice-invitation', { id: made.id })
    }
    if ((await tx.$count(miceInvitation, ofMember(accountId, year))) > groupLimits.ofMember) throw tooMany()
    return membersOf(tx, accountId, year, now)
  })
}

const tooMany = () => new Refusal(409, 'mice.groupTooMany', undefined, { count: String(groupLimits.ofMember) })

/** Puts visitors on a member's list and queues an invitation to each. Throws as the contract says (product §3). */
export const addVisitors = (deps: Asking, accountId: string, { people, ...answers }: VisitorGroup) =>
  addGroup(deps, accountId, { role: 'visitor', people, answers })

/** Like `addVisitors`, for buyers. */
export const addBuyers = (deps: Asking, accountId: string, { people, ...answers }: BuyerGroup) =>
  addGroup(deps, accountId, {
    role: 'buyer',
    people,
    answers: { ...answers, wants_hosting: false, hosting_reason: '' },
  })

/**
 * Queues another invitation to a person who has not answered. Throws 404, 409 `mice.registrationClosed`, 429 `general.tooMany`.
 */
export async function askAgain(deps: Asking, accountId: string, id: string): Promise<GroupMember[]> {
  const { db, clock, jobs } = deps
  const now = clock.now()
  const edition = await currentEdition(db, now)
  if (!edition.is_open) throw new Refusal(409, 'mice.registrationClosed')
  const { year } = edition
  const open = and(
    ofMember(accountId, year),
    eq(miceInvitation.id, id),
    isListed,
    isNull(miceInvitation.confirmed_at),
    isNull(miceInvitation.declined_at),
  )
  const [row] = await db.select().from(miceInvitation).where(open)
  if (!row) throw new Refusal(404, 'general.notFound')
  if (row.mails >= groupLimits.mails || !(await writable(deps, year, [row.email])).has(row.email))
    throw new Refusal(429, 'general.tooMany')
  return transaction(db, async (tx) => {
    const [waiting] = await tx
      .update(miceInvitation)
      .set({ mails: sql`${miceInvitation.mails} + 1`, mailed_at: now, expires_at: expiryOf(now, edition) })
      .where(and(open, eq(miceInvitation.mails, row.mails)))
      .returning({ id: miceInvitation.id })
    if (waiting) await jobs.enqueue(tx, 'mice-invitation', { id })
    return membersOf(tx, accountId, year, now)
  })
}

/**
 * Removes a person who has not answered from the list; confirmed and declined ones stay. An address that was mailed is kept until
 * the fair is over, and nothing else: adding it again does not start its emails anew. Throws 404.
 */
export function removeFromGroup(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  id: string,
): Promise<GroupMember[]> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const edition = await currentEdition(tx, now)
    const { year } = edition
    const open = and(
      ofMember(accountId, year),
      eq(miceInvitation.id, id),
      isListed,
      isNull(miceInvitation.confirmed_at),
      isNull(miceInvitation.declined_at),
    )
    const unmailed = await tx
      .delete(miceInvitation)
      .where(and(open, eq(miceInvitation.mails, 0)))
      .returning({ id: miceInvitation.id })
    const emptied = await tx
      .update(miceInvitation)
      .set({ ...noPerson, token_hash: null, mailed_at: null, expires_at: endOf(edition) })
      .where(open)
      .returning({ id: miceInvitation.id })
    if (unmailed.length + emptied.length === 0) throw new Refusal(404, 'general.notFound')
    return membersOf(tx, accountId, year, now)
  })
}
