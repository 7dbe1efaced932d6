import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { fairCalendar } from '#contract/fair/calendar'
import { fairCompanies } from '#contract/fair/company'
import { fairMeetings } from '#contract/fair/meeting'
import { fairMeetingDesk } from '#contract/fair/meeting-desk'
import { FairReturn, fairParticipants } from '#contract/fair/participant'
import { fairParticipantsDesk } from '#contract/fair/participant-desk'
import { fairRecords, type RecordDraft } from '#contract/fair/record'
import { fairRecordDesk } from '#contract/fair/record-desk'
import { fairStatistics } from '#contract/fair/statistics-desk'
import { fairWishes } from '#contract/fair/wish'
import { type Db, transaction } from '#server/db/connect'
import { issueToken } from '#server/modules/accounts/session.service'
import { registerAgain } from '#server/modules/fair/again.service'
import { currentEdition } from '#server/modules/fair/edition.service'
import { submitAgain } from '#server/modules/fair/own.service'
import { participant } from '#server/modules/fair/participant.table'
import { usualWeights } from '#server/modules/fair-matching/engine/figures'
import { matchingInput } from '#server/modules/fair-matching/input.service'
import { meeting } from '#server/modules/fair-meetings/meeting.table'
import { aFair, type Company } from '#tests/support/fair'
import { closeAccount, ownOf, returnOf } from '#tests/support/fair-again'
import { aMeetingContext, confirmed, type MeetingContext, mine } from '#tests/support/meetings'
import { aPicture } from '#tests/support/pictures'
import { pdf } from '#tests/support/signup'

const draft: RecordDraft = {
  held: true,
  not_held: null,
  type: 'first_contact',
  content: 'Prices for groups.',
  potential: 4,
  importance: 'high',
  visitors: 'under_10',
  contract: 'none',
  satisfaction: 5,
  comment: '',
}

let context: MeetingContext
/** The first year: a meeting of both, with a record by the buyer, and the agenda's address. */
let before: { meeting: string; feed: string }

beforeEach(async () => {
  context = await aMeetingContext()
  const { api, buyer, seller, deps } = context
  await api.call(fairWishes.save, { params: { id: seller.id }, body: { priority: 1, note: '' } }, buyer)
  await api.call(fairWishes.send, {}, buyer)
  const { id } = await confirmed(context)
  const { data } = await api.call(fairCalendar.makeFeed, {}, buyer)
  deps.clock.advance({ days: 3 })
  const saved = await api.call(fairRecords.save, { params: { id }, body: draft }, await again(buyer))
  expect(saved.status).toBe(200)
  before = { meeting: id, feed: data.path }
})

/** A session on a later day. */
const again = async ({ account_id }: Pick<Company, 'account_id'>) => ({
  token: await issueToken(context.deps.db, context.deps.clock.now(), account_id, 'business'),
})

/** A year passes, and the next fair opens. */
async function nextYear() {
  const { deps } = context
  deps.clock.advance({ days: 363 })
  const fair = await aFair(deps)
  const { office, buyer, seller } = context
  return {
    fair,
    office: await again({ account_id: office.id }),
    buyer: { ...buyer, ...(await again(buyer)) },
    seller: { ...seller, ...(await again(seller)) },
  }
}

/** Registers a company for the year and has it approved; returns it as of that year. */
async function returned(who: Company, office: { token: string }): Promise<Company> {
  const { api } = context
  const body = returnOf(await ownOf(api, who.token))
  const { data } = await api.call(fairParticipants.again, { body }, who)
  const params = { id: data.id }
  await api.call(fairParticipantsDesk.approve, { params, body: { base: data.version } }, office)
  return { ...who, id: data.id }
}

describe('a company in a second year (product §3, §5)', () => {
  it('starts from the previous year’s profile, consents and is approved again', async () => {
    const { api, deps } = context
    expect(await ownOf(api, (await again(context.buyer)).token)).toMatchObject({ is_current: true, open_year: null })
    const { office, buyer, fair } = await nextYear()
    const own = await ownOf(api, buyer.token)
    expect(own).toMatchObject({ year: 2027, is_current: false, open_year: fair.year, status: 'approved' })
    const body = { ...returnOf(own), company_en: 'Steppe Travel Group' }
    const register = (change: object) => api.call(fairParticipants.again, { body: { ...body, ...change } }, buyer)
    expect((await register({ agree_provided: false })).refusal).toMatchObject({ code: 'validation.terms' })
    const first = await register({ side: 'seller' })
    expect(first.data).toMatchObject({
      year: fair.year,
      is_current: true,
      open_year: null,
      status: 'submitted',
      side: 'seller',
      company_en: 'Steppe Travel Group',
      booth: null,
    })
    expect(first.data.years.map(({ year }) => year)).toEqual([fair.year, 2027])
    expect((await register({})).refusal).toMatchObject({ code: 'fair.registeredAlready' })
    const listed = async (query: object) =>
      (await api.call(fairParticipantsDesk.list, { query: query as never }, office)).data.items.map(({ id }) => id)
    expect(await listed({})).toEqual([first.data.id])
    expect((await listed({ year: 2027 })).toSorted()).toEqual([buyer.id, context.seller.id].toSorted())
    // The previous year is unchanged.
    const rows = await deps.db.select().from(participant)
    expect(rows.find(({ id }) => id === buyer.id)).toMatchObject({ company_en: 'Steppe Travel', side: 'buyer' })
  })

  it('is registered once, also by two calls at the same moment', async () => {
    const { buyer } = await nextYear()
    const body = returnOf(await ownOf(context.api, buyer.token))
    const both = await Promise.all([1, 2].map(() => context.api.call(fairParticipants.again, { body }, buyer)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is not registered while registration is closed, nor without a previous year', async () => {
    const { api, deps, buyer } = context
    const body = returnOf(await ownOf(api, (await again(buyer)).token))
    expect((await api.call(fairParticipants.again, { body }, await again(buyer))).refusal).toMatchObject({
      code: 'fair.registrationClosed',
    })
    expect(await deps.db.$count(participant)).toBe(2)
  })

  it('sees no other companies until it participates in that year, and no contacts of the other year', async () => {
    const { api } = context
    const { office, buyer, seller } = await nextYear()
    const see = (who: Company, id: string) => api.call(fairCompanies.detail, { params: { id } }, who)
    expect((await see(buyer, seller.id)).refusal).toMatchObject({ code: 'fair.notApproved' })
    const [nowBuyer, nowSeller] = [await returned(buyer, office), await returned(seller, office)]
    expect((await see(nowBuyer, seller.id)).status).toBe(404)
    // The two met last year, which has no effect on this one.
    expect((await see(nowBuyer, nowSeller.id)).data).toMatchObject({ contact: null, wish: null, wants_me: false })
    expect((await api.call(fairWishes.own, {}, nowBuyer)).data).toEqual([])
    const year = await nextContext(nowBuyer, nowSeller)
    await confirmed(year)
    expect((await see(nowBuyer, nowSeller.id)).data.contact).not.toBeNull()
  })

  it('has the meetings, records and agendas of both years separately', async () => {
    const { api } = context
    const { office, buyer, seller, fair } = await nextYear()
    const [nowBuyer, nowSeller] = [await returned(buyer, office), await returned(seller, office)]
    expect(await mine(context, nowBuyer)).toEqual([])
    const { id } = await confirmed(await nextContext(nowBuyer, nowSeller))
    expect((await mine(context, nowBuyer)).map((each) => each.id)).toEqual([id])

    const records = (query: { year?: number }) => api.call(fairRecords.own, { query }, nowBuyer)
    expect((await records({})).data).toEqual([])
    expect((await records({ year: 2027 })).data).toMatchObject([
      {
        meeting: { id: before.meeting, other: { company: { en: 'Saebom Clinic' } } },
        record: { content: draft.content },
      },
    ])
    expect((await records({ year: 2026 })).status).toBe(404)
    const late = await api.call(fairRecords.save, { params: { id: before.meeting }, body: draft }, nowBuyer)
    expect(late.refusal).toMatchObject({ code: 'meeting.notFound' })

    const agenda = async (path: string) => (await api.app.request(path)).text()
    const now = (await api.call(fairCalendar.makeFeed, {}, nowBuyer)).data.path
    const [old, fresh] = [await agenda(before.feed), await agenda(now)]
    expect([old.match(/DTSTART[^\n]*:2027/g)?.length, old.match(/BEGIN:VEVENT/g)?.length]).toEqual([1, 1])
    expect([fresh.match(/DTSTART[^\n]*:2028/g)?.length, fresh.match(/BEGIN:VEVENT/g)?.length]).toEqual([1, 1])

    const ofDesk = async (query: object) => [
      (await api.call(fairMeetingDesk.list, { query: query as never }, office)).data.items.map((each) => each.id),
      (await api.call(fairRecordDesk.list, { query: query as never }, office)).data.items.map((each) => each.id),
    ]
    expect(await ofDesk({})).toEqual([[id], []])
    expect(await ofDesk({ year: 2027 })).toEqual([[before.meeting], [before.meeting]])
    const detail = await api.call(fairMeetingDesk.detail, { params: { id: before.meeting } }, office)
    expect(detail.data).toMatchObject({ status: 'confirmed', acts: { office: [], buyer: [], seller: [] } })
    for (const year of [2027, fair.year]) {
      const { data } = await api.call(fairStatistics.ofYear, { query: { year } }, office)
      expect(data.totals).toMatchObject({ buyers: 1, sellers: 1, meetings: 1 })
    }
  })

  it('counts as having met its former partners, for the matching', async () => {
    const { deps } = context
    const { office, buyer, seller } = await nextYear()
    const [nowBuyer, nowSeller] = [await returned(buyer, office), await returned(seller, office)]
    const now = deps.clock.now()
    const weights = { ...usualWeights, priority: [...usualWeights.priority] }
    const { input } = await matchingInput(deps.db, {
      edition: await currentEdition(deps.db, now),
      now,
      weights: weights as never,
      seed: '',
    })
    expect(input.participants.map(({ id }) => id).toSorted()).toEqual([nowBuyer.id, nowSeller.id].toSorted())
    expect(input.earlierPairs).toEqual([{ buyer: nowBuyer.id, seller: nowSeller.id }])
    expect(input.wishes).toEqual([])
  })

  it('copies its files: removing one in one year keeps it in the other', async () => {
    const { api, deps } = context
    const token = await again(context.buyer)
    const file = new File([new Uint8Array(await aPicture(64, 64).png().toBuffer())], 'logo.png', { type: 'image/png' })
    await api.call(fairParticipants.setPicture, { body: { picture: 'logo' }, files: { file } }, token)
    const { data } = await api.call(fairParticipants.addDocument, { body: {}, files: { file: pdf() } }, token)
    const { buyer, office } = await nextYear()
    const now = await returned(buyer, office)
    const kept = () => [...deps.files.keys()].length
    const files = kept()
    expect(await ownOf(api, now.token)).toMatchObject({ logo: data.logo, documents: data.documents })
    await api.call(fairParticipants.removePicture, { params: { picture: 'logo' } }, now)
    const document = data.documents[0]?.id ?? ''
    const left = await api.call(fairParticipants.removeDocument, { params: { document } }, now)
    expect(left.data).toMatchObject({ logo: null, documents: [] })
    expect(kept()).toBe(files)
    const former = await api.call(fairParticipantsDesk.detail, { params: { id: buyer.id } }, office)
    expect(former.data).toMatchObject({ logo: data.logo, documents: data.documents })
  })

  it('changes only its own description in the former year, and both years end with the account', async () => {
    const { api, deps } = context
    const { buyer, office } = await nextYear()
    for (const endpoint of [fairParticipants.withdraw, fairParticipants.submit])
      expect((await api.call(endpoint, {}, buyer)).refusal).toMatchObject({ code: 'fair.step' })
    expect((await api.call(fairMeetings.list, {}, buyer)).refusal).toMatchObject({ code: 'meeting.notParty' })
    const now = await returned(buyer, office)
    expect((await closeAccount(api, now.token)).status).toBe(200)
    const rows = (await deps.db.select().from(participant)).filter(({ account_id }) => account_id === buyer.account_id)
    expect(rows.map(({ name_en, contact, status }) => [name_en, contact.mobile, status])).toEqual([
      ['', '', 'withdrawn'],
      ['', '', 'withdrawn'],
    ])
  })
})

describe('a registration of a former year', () => {
  it('cannot be decided, and gets neither a booth nor the test mark', async () => {
    const { api, deps, buyer, seller } = context
    await deps.db.update(participant).set({ status: 'submitted' }).where(eq(participant.id, buyer.id))
    const { office, fair } = await nextYear()
    const detail = async (id: string) => (await api.call(fairParticipantsDesk.detail, { params: { id } }, office)).data
    const base = (await detail(buyer.id)).version
    const params = { id: buyer.id }
    const answers = [
      await api.call(fairParticipantsDesk.approve, { params, body: { base } }, office),
      await api.call(fairParticipantsDesk.decline, { params, body: { base, reason: 'Too late.' } }, office),
      await api.call(fairParticipantsDesk.setTest, { params, body: { base, is_test: true } }, office),
      await api.call(
        fairParticipantsDesk.giveBooth,
        { params: { id: seller.id }, body: { base: (await detail(seller.id)).version, booth_id: null } },
        office,
      ),
    ]
    expect(fair.year).toBeGreaterThan((await detail(buyer.id)).year)
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(Array(4).fill('fair.step'))
  })

  it('gets no reminders: its records are read-only', async () => {
    const { api } = context
    const { office, fair } = await nextYear()
    for (const body of [{ ids: [before.meeting] }, { filters: { year: fair.year - 1 } }])
      expect((await api.call(fairRecordDesk.remind, { body }, office)).data).toEqual({ done: 0, skipped: 0 })
    const { data } = await api.call(fairRecordDesk.detail, { params: { id: before.meeting } }, office)
    expect(data.is_current).toBe(false)
  })

  it('keeps its open state when the account is closed later', async () => {
    const { api, deps } = context
    const { buyer } = await nextYear()
    await deps.db.update(meeting).set({ status: 'requested' }).where(eq(meeting.id, before.meeting))
    expect((await closeAccount(api, buyer.token)).status).toBe(200)
    const [row] = await deps.db.select().from(meeting).where(eq(meeting.id, before.meeting))
    expect(row?.status).toBe('requested')
  })

  it('is not renewed where its account was closed meanwhile', async () => {
    const { api, deps } = context
    const { buyer } = await nextYear()
    const body = returnOf(await ownOf(api, buyer.token))
    expect((await closeAccount(api, buyer.token)).status).toBe(200)
    // A call that was authorized a moment before.
    await expect(registerAgain(deps, buyer.account_id, FairReturn.parse(body))).rejects.toMatchObject({
      code: 'auth.expired',
    })
  })
})

describe('a registration whose account is closed', () => {
  it('is not resubmitted by a call that was authorized a moment before', async () => {
    const { api, deps, buyer } = context
    const { token } = await again(buyer)
    await deps.db.update(participant).set({ status: 'revision' }).where(eq(participant.id, buyer.id))
    expect((await closeAccount(api, token)).status).toBe(200)
    await expect(submitAgain(deps, buyer.id)).rejects.toMatchObject({ code: 'auth.expired' })
    const [row] = await deps.db.select().from(participant).where(eq(participant.id, buyer.id))
    expect(row?.status).toBe('withdrawn')
  })
})

describe('a picture that is removed while a company registers for the next year', () => {
  it('is in both years or in none', async () => {
    const { api, deps } = context
    const file = new File([new Uint8Array(await aPicture(64, 64).png().toBuffer())], 'logo.png', { type: 'image/png' })
    const early = await again(context.buyer)
    await api.call(fairParticipants.setPicture, { body: { picture: 'logo' }, files: { file } }, early)
    const { buyer } = await nextYear()
    const body = FairReturn.parse(returnOf(await ownOf(api, buyer.token)))
    let registering = Promise.resolve<{ id: string } | null>(null)
    await transaction(deps.db, async (tx) => {
      await tx.update(participant).set({ logo_id: null }).where(eq(participant.id, buyer.id))
      registering = registerAgain(deps, buyer.account_id, body)
      // It either waits for this transaction, or has read the picture that is being removed.
      await Promise.race([registering, waitsForLock(deps.db)])
    })
    const made = await registering
    const [row] = await deps.db
      .select()
      .from(participant)
      .where(eq(participant.id, made?.id ?? ''))
    expect(row?.logo_id).toBeNull()
  })
})

/** Resolves once a connection waits for a row that another one has locked. */
async function waitsForLock(db: Db): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (rows.length > 0) return
  }
}

/** The companies of the second year, with its slots. */
async function nextContext(buyer: Company, seller: Company): Promise<MeetingContext> {
  const { slots } = await currentEdition(context.deps.db, context.deps.clock.now())
  return { ...context, buyer, seller, ahead: slots.slice(3).map(({ id }) => id) }
}
