import { and, arrayContains, asc, desc, eq } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import { account } from '#server/modules/accounts/accounts.table'
import { fairEdition } from '#server/modules/fair/edition.table'
import { participant } from '#server/modules/fair/participant.table'
import { mailing } from '#server/modules/fair-mails/mailing.table'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { meetingRecord } from '#server/modules/fair-records/record.table'
import { en as boardEn } from '#src/sites/fair/board/locale/en'
import { ko as boardKo } from '#src/sites/fair/board/locale/ko'
import { en as siteEn } from '#src/sites/fair/locale/en'
import { ko as siteKo } from '#src/sites/fair/locale/ko'
import { en as programEn } from '#src/sites/fair/program/locale/en'
import { ko as programKo } from '#src/sites/fair/program/locale/ko'
import { inDatabase } from './database'

/** The texts of the fair's public pages. */
export const fairWords = {
  en: { site: siteEn, program: programEn, board: boardEn },
  ko: { site: siteKo, program: programKo, board: boardKo },
}

/** Which of its days the demo fair has reached, and how many it has: a run may begin on its second day and go on after midnight. */
export const dayOfFair = (): Promise<{ day: string; of: string }> =>
  inDatabase(async (db) => {
    const [edition] = await db.select().from(fairEdition).orderBy(desc(fairEdition.year)).limit(1)
    const days = edition?.figures.days ?? []
    const today = dayInSeoul(new Date())
    return { day: String(days.findIndex(({ day }) => day === today) + 1), of: String(days.length) }
  })

/** The first approved seller of the demo fair. */
export const aSeller = (): Promise<{ id: string }> =>
  inDatabase(async (db) => {
    const [found] = await db
      .select({ id: participant.id })
      .from(participant)
      .where(and(eq(participant.side, 'seller'), eq(participant.status, 'approved'), eq(participant.is_test, false)))
      .orderBy(asc(participant.company_en))
      .limit(1)
    if (!found) throw new Error('the demonstration has no seller')
    return found
  })

/** One of its confirmed meetings. */
export const aFairMeeting = (): Promise<{ id: string }> =>
  inDatabase(async (db) => {
    const [found] = await db
      .select({ id: meeting.id })
      .from(meeting)
      .where(eq(meeting.status, 'confirmed'))
      .orderBy(asc(meeting.created_at), asc(meeting.id))
      .limit(1)
    if (!found) throw new Error('the demonstration has no meeting')
    return found
  })

/** A meeting with a record. */
export const aRecordedMeeting = (): Promise<{ id: string }> =>
  inDatabase(async (db) => {
    const [found] = await db
      .select({ id: meetingRecord.meeting_id })
      .from(meetingRecord)
      .innerJoin(meeting, eq(meeting.id, meetingRecord.meeting_id))
      .orderBy(asc(meeting.created_at), asc(meeting.id))
      .limit(1)
    if (!found) throw new Error('the demonstration has no record')
    return found
  })

/** A mail of the fair's office in the log. */
export const aMailing = (): Promise<{ id: string }> =>
  inDatabase(async (db) => {
    const [office] = await db
      .select({ id: account.id })
      .from(account)
      .where(arrayContains(account.roles, ['fair-admin']))
      .limit(1)
    const [edition] = await db.select({ year: fairEdition.year }).from(fairEdition).limit(1)
    const written = { subject: 'Before the fair', text: 'The doors open at nine.' }
    const [made] = await db
      .insert(mailing)
      .values({
        year: edition?.year ?? 0,
        at: new Date(),
        by: office?.id ?? '',
        group: { side: 'seller' },
        texts: { en: written, ko: written },
        day: '2026-01-01',
        fingerprint: crypto.randomUUID(),
      })
      .returning({ id: mailing.id })
    if (!made) throw new Error('a mailing was not written')
    return made
  })
