import { and, eq, inArray } from 'drizzle-orm'
import { type Assignment, type InquiryColleague, inquirySites } from '#contract/inquiry-desk'
import { isAtDesk, rolesAtDesk } from '#contract/sites/desks'
import type { Site } from '#contract/sites/sites'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { lockStaff, namesOf, staffWith } from '#server/modules/accounts/staff.service'
import type { HookContext, StaffChange } from '#server/ports/hooks'
import { Refusal } from '#server/refusal'
import { lockInquiry, type Place } from './desk.place'
import type { InquiryFields } from './inquiry.states'
import { inquiry } from './inquiry.table'
import { mailHandedOver } from './mail.service'

/** Everyone who can answer the inquiries of a site, by name. */
export const colleaguesOf = async (db: Db, site: Site): Promise<InquiryColleague[]> =>
  (await staffWith(db, rolesAtDesk(site))).map(({ id, name }) => ({ id, name }))

/**
 * Locks a person who can answer the inquiries of a site; undefined for anyone else. Call it before the inquiry is locked:
 * whoever removes a member of staff holds the account first, and then the inquiries.
 */
export const lockColleague = (tx: Db, site: Site, id: string): Promise<InquiryColleague | undefined> =>
  lockStaff(tx, id, rolesAtDesk(site))

const actOf = (caller: string, person: string | null) =>
  person === null ? 'inquiry.release' : person === caller ? 'inquiry.take' : 'inquiry.handOver'

/**
 * Assigns an inquiry: the caller takes it, hands it over, which is mailed to the colleague, or releases it, also one of a
 * colleague, who may be away. Throws 404, 400 `inquiry.notColleague`, 409 `inquiry.assignedMeanwhile` if it is assigned to another
 * person than the caller saw.
 */
export async function assign(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  caller: string,
  place: Place,
  { person, seen }: Assignment,
  lock = lockInquiry,
): Promise<void> {
  await transaction(db, async (tx) => {
    if (person !== null && !(await lockColleague(tx, place.site, person)))
      throw new Refusal(400, 'inquiry.notColleague', 'person')
    const row = await lock(tx, place)
    const { id, assignee_id: before } = row
    if (before === person) return
    if (before !== null && before !== seen) {
      const name = (await namesOf(tx, [before])).get(before) ?? ''
      throw new Refusal(409, 'inquiry.assignedMeanwhile', undefined, { name })
    }
    await tx.update(inquiry).set({ assignee_id: person }).where(eq(inquiry.id, id))
    const detail = { before, after: person }
    await writeAudit(tx, { at: clock.now(), actor_id: caller, act: actOf(caller, person), subject: id, detail })
    if (person === null || person === caller) return
    const by = (await namesOf(tx, [caller])).get(caller) ?? ''
    await mailHandedOver({ jobs }, tx, row, { person, by })
  })
}

/**
 * Stores the time of the first answer, and assigns an unassigned inquiry to the person who answered: a further message is then
 * read by somebody who knows the inquiry. The row must be locked. Returns whether it was assigned.
 */
export async function keepAnswerer(
  tx: Db,
  row: InquiryFields,
  answerer: InquiryColleague | undefined,
  at: Date,
): Promise<boolean> {
  const taken = row.assignee_id === null && answerer !== undefined
  await tx
    .update(inquiry)
    .set({ first_answered_at: row.first_answered_at ?? at, ...(taken && { assignee_id: answerer.id }) })
    .where(eq(inquiry.id, row.id))
  return taken
}

/**
 * Releases the inquiries of a member of staff on sites where they no longer work, also answered and closed ones: a further
 * message opens them again.
 */
export async function releaseInquiries({ db, now }: HookContext, { id, roles, by }: StaffChange): Promise<void> {
  const left = inquirySites.filter((site) => !roles.some((role) => isAtDesk(site, 'desk', role)))
  if (left.length === 0) return
  const released = await db
    .update(inquiry)
    .set({ assignee_id: null })
    .where(and(eq(inquiry.assignee_id, id), inArray(inquiry.site, left)))
    .returning({ id: inquiry.id })
  if (released.length === 0) return
  const detail = { inquiries: released.length }
  await writeAudit(db, { at: now, actor_id: by, act: 'staff.inquiriesReleased', subject: id, detail })
}
