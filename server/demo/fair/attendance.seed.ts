import { and, arrayContains, eq, inArray, lt } from 'drizzle-orm'
import { dayInSeoul, instantInSeoul } from '#contract/days'
import type { Deps } from '#server/deps'
import { account } from '#server/modules/accounts/accounts.table'
import { fairSlot } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { attendance } from '#server/modules/fair-meetings/badge.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { random } from '#server/random'

/** Most companies have arrived for today's first meetings, and most were at the booth for the meetings that have begun. */
export async function seedAttendance({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const r = random('fair-attendance')
  const now = clock.now()
  const day = dayInSeoul(now)
  const [office] = await db
    .select({ id: account.id })
    .from(account)
    .where(arrayContains(account.roles, ['fair-admin']))
    .limit(1)
  const companies = await db
    .select({ id: participant.id })
    .from(participant)
    .where(and(eq(participant.status, 'approved'), eq(participant.is_test, false)))
    .orderBy(participant.created_at, participant.company_en)
  const come = companies.filter(() => r.chance(0.85))
  if (!office) return
  const times = come.map(({ id }) => ({ id, at: instantInSeoul(day, `09:${String(r.whole(10, 55))}`) }))
  // In the early morning not everyone has arrived.
  const here = times.filter(({ at }) => at <= now)
  if (here.length > 0)
    await db.insert(attendance).values(here.map(({ id, at }) => ({ participant_id: id, day, at, by: office.id })))
  const time = new Date(now.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)
  const begun = await db
    .select({ id: fairSlot.id })
    .from(fairSlot)
    .where(and(eq(fairSlot.day, day), lt(fairSlot.starts, time)))
  if (begun.length === 0) return
  const ids = begun.map((slot) => slot.id)
  await db
    .update(meeting)
    .set({ buyer_here_at: now, seller_here_at: now })
    .where(and(inArray(meeting.slot_id, ids), eq(meeting.status, 'confirmed')))
}
