import { dayInSeoul, daysBetween, instantInSeoul } from '#contract/days'
import type { Data, Parsed } from '#contract/endpoint'
import type { fairRecordDesk } from '#contract/fair/record-desk'
import { transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { writeAudit } from '#server/modules/accounts/audit.service'
import { contactOf } from '#server/modules/accounts/contact.service'
import { ownPagePath } from '#server/modules/fair/mail.service'
import { partiesOf } from '#server/modules/fair/party.service'
import { companyMeetings } from '#server/modules/fair-meetings/calendar.service'
import { companiesWithMeetings } from '#server/modules/fair-meetings/over.service'
import { mailLater } from '#server/modules/mail/mail.service'
import { Refusal } from '#server/refusal'
import { unsaid } from './record.service'
import { recordReminder } from './record.table'
import { silentIn } from './record-list.service'

type Reminding = Pick<Deps, 'db' | 'clock' | 'jobs' | 'settings'>

/** The time in Seoul from which reminders are sent: the day's meetings have ended. */
const from = '18:00'

/** Automatic reminders of a meeting are sent on each of so many days after it, and then as seldom. */
const daily = 7

/** Whether a reminder of a meeting of `day` is due on `today`. */
export function isDue(day: string, today: string): boolean {
  const days = daysBetween(day, today)
  return days < daily || days % daily === 0
}

/**
 * Reminds a company of its missing records, once a day: of all, or of those whose reminder `isDue`. Returns whether an email was
 * queued.
 */
function remindCompany(
  { db, clock, jobs, settings }: Reminding,
  participant_id: string,
  { now, all }: { now: Date; all: boolean },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const company = (await partiesOf(tx, [participant_id])).get(participant_id)
    const contact = company && (await contactOf(tx, company.account_id))
    if (!company || !contact) return false
    const { meetings } = await companyMeetings({ db: tx, clock }, company.account_id, company.year)
    const today = dayInSeoul(now)
    const missing = (await unsaid(tx, now, participant_id, meetings)).filter(
      ({ slot }) => all || isDue(slot.day, today),
    )
    if (missing.length === 0) return false
    const [first] = await tx
      .insert(recordReminder)
      .values({ participant_id, day: today, sent_at: now })
      .onConflictDoNothing()
      .returning()
    if (!first) return false
    const lang = contact.lang === 'ko' ? 'ko' : 'en'
    await mailLater({ jobs }, tx, {
      template: 'fairRecords',
      to: contact.email,
      lang: contact.lang,
      values: {
        site: 'fair',
        name: contact.name,
        path: ownPagePath(settings),
        meetings: missing.map(({ other, slot }) => ({
          company: other.company[lang],
          day: slot.day,
          starts: slot.starts,
        })),
      },
    })
    return true
  })
}

/**
 * Reminds companies of missing records in the evening, daily for a week after the meeting and then weekly, until all are written
 * or the next fair is announced (product §3). Safe to run at any frequency, on any number of servers.
 */
export async function remindRecords(deps: Reminding): Promise<void> {
  const { db, clock } = deps
  const now = clock.now()
  if (now < instantInSeoul(dayInSeoul(now), from)) return
  const ids = await companiesWithMeetings(db, now).catch((error: unknown) => {
    if (error instanceof Refusal) return []
    throw error
  })
  for (const id of ids) await remindCompany(deps, id, { now, all: false })
}

/**
 * Sends reminders at the request of the fair's office, at any time of day: of all records that a company lacks, with an entry in
 * the audit log.
 */
export async function remindChosen(
  deps: Reminding,
  by: string,
  chosen: Parsed<typeof fairRecordDesk.remind>['body'],
): Promise<Data<typeof fairRecordDesk.remind>> {
  const now = deps.clock.now()
  const silent = await silentIn(deps.db, now, chosen)
  let done = 0
  for (const id of silent) if (await remindCompany(deps, id, { now, all: true })) done++
  const detail = { companies: silent.length, reminded: done }
  await writeAudit(deps.db, { at: now, actor_id: by, act: 'fair.recordsReminded', subject: 'fair', detail })
  return { done, skipped: silent.length - done }
}
