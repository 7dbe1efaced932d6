import { and, eq } from 'drizzle-orm'
import type { FairFigures } from '#contract/fair/edition'
import { fairMeetings, type Meeting, type MeetingRequest } from '#contract/fair/meeting'
import type { MeetingAct } from '#contract/fair/steps'
import { participant } from '#server/modules/fair/participant.table'
import { calendarEntry } from '#server/modules/fair-meetings/meeting.table'
import { type Answer, type TestApi, testApi } from '#tests/support/api'
import { testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { anAccount, type Person } from '#tests/support/factories'
import { aFair, aParticipant, type Company, type ParticipantFields, type TestFair } from '#tests/support/fair'

/** A fair with one buyer, one seller with a booth, and its office. */
export interface MeetingContext {
  deps: TestDeps
  api: TestApi
  fair: TestFair
  buyer: Company
  seller: Company
  office: Person
  /** The remaining slots at noon of the fair's second day. */
  ahead: string[]
}

/** At noon of the fair's second day; the seller has the first booth. */
export async function aMeetingContext(
  change: Partial<FairFigures> = {},
  database?: Parameters<typeof testDeps>[0],
): Promise<MeetingContext> {
  return meetingContextOn(await testDeps(database ?? (await testDatabase())), change)
}

/** Like `aMeetingContext`, on a shared database. */
export async function meetingContextOn(deps: TestDeps, change: Partial<FairFigures> = {}): Promise<MeetingContext> {
  const fair = await aFair(deps, change)
  const seller = await aSeller({ deps, fair }, { company_en: 'Saebom Clinic' }, 0)
  return {
    deps,
    fair,
    api: testApi(deps),
    buyer: await aParticipant(deps, { side: 'buyer', company_en: 'Steppe Travel' }),
    seller,
    office: await anAccount(deps, { area: 'business', role: 'fair-admin' }),
    ahead: fair.slots.slice(3).map(({ id }) => id),
  }
}

/** A seller, at one of the booths if it is named. */
export async function aSeller(
  { deps, fair }: Pick<MeetingContext, 'deps' | 'fair'>,
  fields: ParticipantFields = {},
  booth?: number,
): Promise<Company> {
  const booth_id = booth === undefined ? null : (fair.booths[booth]?.id ?? null)
  return aParticipant(deps, { ...fields, side: 'seller', booth_id })
}

export const as = ({ token }: Person) => ({ token, headers: { 'Idempotency-Key': crypto.randomUUID() } })

/** Requests a meeting; returns the response. */
export const ask = (
  { api, ahead }: Pick<MeetingContext, 'api' | 'ahead'>,
  from: Person,
  to: Person,
  change: Partial<MeetingRequest> = {},
): Promise<Answer<typeof fairMeetings.ask>> =>
  api.call(
    fairMeetings.ask,
    { body: { to: to.id, slot_id: ahead[0] ?? '', attendees: 1, message: '', ...change } },
    as(from),
  )

/** A request that succeeded. */
export async function aRequest(context: MeetingContext, from = context.buyer, to = context.seller, slot_id?: string) {
  const { data, refusal } = await ask(context, from, to, slot_id ? { slot_id } : {})
  if (!data) throw new Error(refusal.code)
  return data
}

/** Takes a step of a meeting in the version the person has seen. */
export const step = (
  { api }: Pick<MeetingContext, 'api'>,
  who: Person,
  { id, version }: Pick<Meeting, 'id' | 'version'>,
  act: MeetingAct,
  more: { reason?: string; slot_id?: string } = {},
): Promise<Answer<typeof fairMeetings.step>> =>
  api.call(fairMeetings.step, { params: { id }, body: { act, version, ...more } }, as(who))

/** A confirmed meeting. */
export async function confirmed(context: MeetingContext, from = context.buyer, to = context.seller, slot_id?: string) {
  const { data, refusal } = await step(context, to, await aRequest(context, from, to, slot_id), 'confirm')
  if (!data) throw new Error(refusal.code)
  return data
}

/** A person's meetings as the person sees them. */
export const mine = async ({ api }: Pick<MeetingContext, 'api'>, who: Person) =>
  (await api.call(fairMeetings.list, {}, { token: who.token })).data

/** A person's only meeting. */
export async function only(context: Pick<MeetingContext, 'api'>, who: Person): Promise<Meeting> {
  const [first, ...more] = await mine(context, who)
  if (!first || more.length > 0) throw new Error('not one meeting')
  return first
}

/** What holds a slot in a person's calendar: nothing, a deactivation, or a meeting. */
export async function heldIn({ deps }: Pick<MeetingContext, 'deps'>, who: Person, slotId: string) {
  const [entry] = await deps.db
    .select()
    .from(calendarEntry)
    .where(and(eq(calendarEntry.participant_id, who.id), eq(calendarEntry.slot_id, slotId)))
  return entry ? (entry.meeting_id ?? 'closed') : null
}

export const setStatus = (deps: TestDeps, who: Person, status: typeof participant.$inferSelect.status) =>
  deps.db.update(participant).set({ status }).where(eq(participant.id, who.id))
