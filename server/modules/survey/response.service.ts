import { and, desc, eq, inArray } from 'drizzle-orm'
import { dayInSeoul } from '#contract/days'
import type { Data } from '#contract/endpoint'
import { faultsOf, fits, knownKeys, submittedOf } from '#contract/survey/answers'
import { type Answer, type Answers, questionsOf, type SurveyDefinition } from '#contract/survey/questions'
import type { AnswerChanges, OwnSurveys, SurveyResponse, surveyResponses } from '#contract/survey/response'
import { type SurveyKind, surveyKinds, surveyState, surveyWindow } from '#contract/survey/tour'
import { type Db, transaction } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { hashToken, newToken } from '#server/modules/accounts/session.service'
import { Refusal } from '#server/refusal'
import { mailThanks } from './mail.service'
import { closesAt, datesOf, participantOf, refuseUnlessOpen } from './participant.service'
import { surveyLink, surveyParticipant, surveyResponse, surveyText, surveyTour, surveyVersion } from './survey.table'
import { newestVersion } from './version.service'

type Acting = Pick<Deps, 'db' | 'clock'>

/** The maximum number of devices and links that open a response; the oldest is removed. */
const mostLinks = 10

/** A participant's surveys by the code of the tour's email (product §4). Throws 404 `survey.codeUnknown`. */
export async function ownSurveys({ db, clock }: Acting, code: string): Promise<OwnSurveys> {
  const { participant, tour } = await participantOf(db, code)
  const begun = await db
    .select({ kind: surveyResponse.kind, submitted_at: surveyResponse.submitted_at })
    .from(surveyResponse)
    .where(eq(surveyResponse.participant_id, participant.id))
  const { area, starts, ends } = tour
  return {
    tour: { area, starts, ends },
    surveys: surveyKinds.map((kind) => {
      const own = begun.find((each) => each.kind === kind)
      const window = surveyWindow(kind, datesOf(tour))
      return {
        kind,
        state: own?.submitted_at ? 'submitted' : surveyState(kind, datesOf(tour), clock.now()),
        is_begun: own !== undefined,
        opens: window?.opens.toISOString() ?? null,
        closes: window?.closes.toISOString() ?? null,
      }
    }),
  }
}

const joined = (db: Db) =>
  db
    .select({ response: surveyResponse, participant: surveyParticipant, tour: surveyTour, version: surveyVersion })
    .from(surveyResponse)
    .innerJoin(surveyParticipant, eq(surveyParticipant.id, surveyResponse.participant_id))
    .innerJoin(surveyTour, eq(surveyTour.id, surveyParticipant.tour_id))
    .innerJoin(surveyVersion, eq(surveyVersion.id, surveyResponse.version_id))
    .$dynamic()
type Found = Awaited<ReturnType<typeof joined>>[number]

const shown = ({ response, participant, tour, version }: Found): SurveyResponse => ({
  kind: response.kind,
  tour: { area: tour.area, starts: tour.starts, ends: tour.ends },
  version: version.version,
  definition: version.definition,
  answers: { ...response.answers } as Record<string, Answer>,
  revision: response.revision,
  closes: closesAt(response.kind, tour).toISOString(),
  reminders: participant.reminders,
  submitted_at: response.submitted_at?.toISOString() ?? null,
})

const hasToken = (db: Db, token: string) =>
  inArray(
    surveyResponse.id,
    db
      .select({ id: surveyLink.response_id })
      .from(surveyLink)
      .where(eq(surveyLink.token_hash, hashToken(token))),
  )

/** The response of a token. Throws 404 `survey.linkUnknown`. */
async function found(db: Db, token: string): Promise<Found> {
  const [row] = await joined(db).where(hasToken(db, token))
  if (!row) throw new Refusal(404, 'survey.linkUnknown')
  return row
}

/** Like `found`, with the row locked until the transaction ends, so that other writers wait. */
export async function lockResponse(tx: Db, token: string): Promise<Found> {
  await tx.select({ id: surveyResponse.id }).from(surveyResponse).where(hasToken(tx, token)).for('no key update')
  return found(tx, token)
}

async function addLink(tx: Db, responseId: string, now: Date): Promise<string> {
  const token = newToken()
  await tx.insert(surveyLink).values({ token_hash: hashToken(token), response_id: responseId, made_at: now })
  const old = tx
    .select({ token_hash: surveyLink.token_hash })
    .from(surveyLink)
    .where(eq(surveyLink.response_id, responseId))
    .orderBy(desc(surveyLink.made_at), desc(surveyLink.token_hash))
    .offset(mostLinks)
  await tx.delete(surveyLink).where(inArray(surveyLink.token_hash, old))
  return token
}

/**
 * Opens a survey on this device with the participant's code, begun or not; the questions are those of the version it was begun
 * with. Throws 404 `survey.codeUnknown`, 409 `survey.waiting`, `survey.closed`, `survey.submitted` (product §4).
 */
export function openSurvey(
  { db, clock }: Acting,
  { participant_code, kind }: { participant_code: string; kind: SurveyKind },
): Promise<Data<typeof surveyResponses.open>> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const { participant, tour } = await participantOf(tx, participant_code)
    refuseUnlessOpen(kind, tour, now)
    const own = and(eq(surveyResponse.participant_id, participant.id), eq(surveyResponse.kind, kind))
    const { id: version_id } = await newestVersion(tx, kind)
    await tx
      .insert(surveyResponse)
      .values({ participant_id: participant.id, kind, version_id, answers: {}, started_at: now, saved_at: now })
      .onConflictDoNothing()
    const [row] = await joined(tx).where(own)
    if (!row) throw new Error('a response was not begun')
    if (row.response.submitted_at) throw new Refusal(409, 'survey.submitted')
    return { ...shown(row), answer_token: await addLink(tx, row.response.id, now) }
  })
}

/** The response behind a private link, also after its submission. Throws 404 `survey.linkUnknown`. */
export const readResponse = async (db: Db, token: string): Promise<SurveyResponse> => shown(await found(db, token))

/** The answers with the changes applied. Throws 400 `validation.invalid` for an answer to no question. */
function changed(definition: SurveyDefinition, answers: Answers, changes: AnswerChanges): Answers {
  if (!fits(definition, changes)) {
    const keys = knownKeys(definition)
    const odd = Object.keys(changes).find((key) => !keys.has(key) || !fits(definition, { [key]: changes[key] ?? null }))
    throw new Refusal(400, 'validation.invalid', odd)
  }
  const all = { ...answers, ...changes }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, Answer] => entry[1] !== null))
}

/** Throws 409 `survey.submitted` and what `refuseUnlessOpen` throws. */
function refuseUnlessUnsubmitted({ response, tour }: Found, now: Date): void {
  if (response.submitted_at) throw new Refusal(409, 'survey.submitted')
  refuseUnlessOpen(response.kind, tour, now)
}

/** Saves changed answers; of two devices the later one counts, question by question (product §4). */
export function saveAnswers(
  { db, clock }: Acting,
  { answer_token, changes }: { answer_token: string; changes: AnswerChanges },
): Promise<{ revision: number }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockResponse(tx, answer_token)
    refuseUnlessUnsubmitted(row, now)
    const revision = row.response.revision + 1
    await tx
      .update(surveyResponse)
      .set({ answers: changed(row.version.definition, row.response.answers, changes), revision, saved_at: now })
      .where(eq(surveyResponse.id, row.response.id))
    return { revision }
  })
}

/** The answers in words, without their participant. */
const wordsIn = (definition: SurveyDefinition, answers: Answers): { question: string; words: string }[] => {
  const inWords = new Set(
    questionsOf(definition).flatMap(({ id, kind }) => (kind === 'short' || kind === 'long' ? [id] : [])),
  )
  return Object.entries(answers).flatMap(([question, words]) =>
    typeof words === 'string' && (inWords.has(question) || question.endsWith('.other')) ? [{ question, words }] : [],
  )
}

/**
 * Submits, once, and sends thanks by email. Throws 400 with the first question that is missing or wrong, and what `saveAnswers`
 * throws. `lock` is only replaced by a test that shows why it is needed.
 */
export function submitAnswers(
  { db, clock, jobs }: Acting & Pick<Deps, 'jobs'>,
  { answer_token, changes }: { answer_token: string; changes: AnswerChanges },
  lock = lockResponse,
): Promise<{ submitted_at: string }> {
  return transaction(db, async (tx) => {
    const now = clock.now()
    const row = await lock(tx, answer_token)
    refuseUnlessUnsubmitted(row, now)
    const { definition, id: version_id } = row.version
    const all = changed(definition, row.response.answers, changes)
    const [fault] = faultsOf(definition, all, dayInSeoul(now))
    if (fault) throw new Refusal(400, fault[1], fault[0])
    const answers = submittedOf(definition, all)
    await tx
      .update(surveyResponse)
      .set({ answers, revision: row.response.revision + 1, saved_at: now, submitted_at: now })
      .where(eq(surveyResponse.id, row.response.id))
    const texts = wordsIn(definition, answers)
    const about = { kind: row.response.kind, tour_id: row.tour.id, version_id }
    if (texts.length > 0) await tx.insert(surveyText).values(texts.map((each) => ({ ...about, ...each })))
    await mailThanks({ jobs }, tx, { participant: row.participant, tour: row.tour, kind: row.response.kind, now })
    return { submitted_at: now.toISOString() }
  })
}

/** Sets whether the participant of a token gets reminders. Throws 404 `survey.linkUnknown`. */
export async function setReminders(db: Db, answer_token: string, reminders: boolean): Promise<{ wanted: boolean }> {
  const { participant } = await found(db, answer_token)
  await db.update(surveyParticipant).set({ reminders }).where(eq(surveyParticipant.id, participant.id))
  return { wanted: reminders }
}
