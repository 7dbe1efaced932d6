import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import { addDays, dayInSeoul, msPerDay } from '#contract/days'
import { siteRecords } from '#contract/sites/sites'
import { lastDayOf, type SurveyKind, surveyKinds, surveyWindow } from '#contract/survey/tour'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { mailLater } from '#server/modules/mail/mail.service'
import type { JobInputs } from '#server/ports/jobs'
import { datesOf, type Participant } from './participant.service'
import { type SurveyMailStep, surveyMail, surveyParticipant, surveyResponse, surveyTour } from './survey.table'

const site = 'rok-us' as const

/** How many days before its end the reminders of a survey are sent: two, and never more (product §4). */
const reminded: Record<SurveyKind, { reminder: number; last: number }> = {
  preliminary: { reminder: 7, last: 2 },
  satisfaction: { reminder: 21, last: 5 },
}

/** The email about a survey that is due at a moment, by its own dates. */
export function dueStep(
  kind: SurveyKind,
  tour: Parameters<typeof surveyWindow>[1],
  now: Date,
): Exclude<SurveyMailStep, 'thanks'> | null {
  const window = surveyWindow(kind, tour)
  if (!window || now < window.opens || now >= window.closes) return null
  const left = (window.closes.getTime() - now.getTime()) / msPerDay
  const { reminder, last } = reminded[kind]
  if (left <= last) return 'last'
  return left <= reminder ? 'reminder' : 'invitation'
}

interface Recipient extends Participant {
  kind: SurveyKind
  now: Date
}

/** Records that an email is sent; returns false if it was sent before. */
async function isFirst(tx: Db, { participant, kind, now }: Recipient, step: SurveyMailStep): Promise<boolean> {
  const made = await tx
    .insert(surveyMail)
    .values({ participant_id: participant.id, kind, step, sent_at: now })
    .onConflictDoNothing()
    .returning()
  return made.length > 0
}

async function mailOnce(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  recipient: Recipient,
  step: SurveyMailStep,
): Promise<void> {
  const { participant, tour, kind } = recipient
  if (!(await isFirst(tx, recipient, step))) return
  const closes = surveyWindow(kind, datesOf(tour))?.closes
  const about = {
    site,
    name: participant.name,
    area: tour.area,
    kind,
    starts_on: tour.starts,
    ends_on: tour.ends,
    // The last day on which it can be answered.
    closes_on: closes ? lastDayOf(closes) : tour.ends,
    participant_id: participant.id,
  }
  const path = `${siteRecords[site].home}/survey/${kind}/${tour.area}`
  const mail = { to: participant.email, lang: participant.lang }
  if (step === 'thanks')
    await mailLater({ jobs }, tx, {
      ...mail,
      template: 'surveyThanks',
      values: { ...about, path: `${siteRecords[site].home}/survey` },
    })
  else if (step === 'invitation')
    await mailLater({ jobs }, tx, { ...mail, template: 'surveyInvitation', values: { ...about, path } })
  else
    await mailLater({ jobs }, tx, {
      ...mail,
      template: 'surveyReminder',
      values: { ...about, path, is_last: step === 'last' },
    })
}

/** Mails thanks for a submission. */
export const mailThanks = (deps: Pick<Deps, 'jobs'>, tx: Db, recipient: Recipient): Promise<void> =>
  mailOnce(deps, tx, recipient, 'thanks')

/** Participants of a tour who have not submitted a survey. */
const silentOn = (db: Db, tourId: string, kind: SurveyKind) =>
  db
    .select({ participant: surveyParticipant, invited: surveyMail.sent_at })
    .from(surveyParticipant)
    .leftJoin(
      surveyMail,
      and(
        eq(surveyMail.participant_id, surveyParticipant.id),
        eq(surveyMail.kind, kind),
        eq(surveyMail.step, 'invitation'),
      ),
    )
    .where(
      and(
        eq(surveyParticipant.tour_id, tourId),
        sql`not exists (select 1 from ${surveyResponse} r where r.participant_id = ${surveyParticipant.id} and r.kind = ${kind} and r.submitted_at is not null)`,
      ),
    )
    .orderBy(asc(surveyParticipant.id))

/**
 * Sends invitations to open surveys, and at most two reminders to participants who have not submitted and still want them. A late
 * participant is first invited. Safe to run at any frequency, on any number of servers (product §4).
 */
export async function inviteToSurveys({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now()
  const today = dayInSeoul(now)
  const tours = await db
    .select()
    .from(surveyTour)
    .where(and(gte(surveyTour.ends, addDays(today, -40)), lte(surveyTour.starts, addDays(today, 400))))
  for (const tour of tours)
    for (const kind of surveyKinds) {
      const due = dueStep(kind, datesOf(tour), now)
      if (!due) continue
      for (const { participant, invited } of await silentOn(db, tour.id, kind)) {
        if (invited && (due === 'invitation' || !participant.reminders)) continue
        // No reminder within a day of the invitation.
        const isFresh = invited && now.getTime() - invited.getTime() < msPerDay
        if (isFresh) continue
        await transaction(db, (tx) =>
          mailOnce({ jobs }, tx, { participant, tour, kind, now }, invited ? due : 'invitation'),
        )
      }
    }
}

/** Adds the code to an email about a survey. It is added only now, so that no code is stored in the queue. */
export async function withParticipantCode(
  { db }: Pick<Deps, 'db'>,
  input: JobInputs['mail'],
): Promise<JobInputs['mail']> {
  const { participant_id } = input.values
  if (!input.template.startsWith('survey') || typeof participant_id !== 'string') return input
  const [found] = await db
    .select({ participant_code: surveyParticipant.code })
    .from(surveyParticipant)
    .where(eq(surveyParticipant.id, participant_id))
  return { ...input, values: { ...input.values, ...found } }
}
